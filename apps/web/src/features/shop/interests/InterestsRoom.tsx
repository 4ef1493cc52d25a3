import type { Product, Profile } from '@digipals/contract';
import { interestUrl, MOST_INTERESTS } from '@digipals/contract/looks';
import { useText } from '@digipals/i18n/react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { EditorBar } from '../change/EditorBar.tsx';
import { isTheme, type Theme, Themes } from '../change/Themes.tsx';
import { useEditor } from '../change/use-editor.ts';
import { useTried } from '../change/use-tried.ts';
import { Bought } from '../frame/Bought.tsx';
import { EditorFrame } from '../frame/EditorFrame.tsx';
import { PartTile } from '../frame/PartTile.tsx';
import type { Shop } from '../frame/use-shop.ts';
import type { Ways } from '../frame/ways.ts';
import hands from './hands.webp';
import css from './InterestsRoom.module.css';
import { Places } from './Places.tsx';

type Props = {
  userId: string;
  username: string;
  profile: Profile;
  shop: Shop;
  ways: Ways;
  /** The name of an interest; undefined for one that this version does not know. */
  nameOf(id: string): string | undefined;
  /** The counter of Lingos and the help button. */
  tools: ReactNode;
};

/** Interests that were kept; null unless all of them still exist. */
const readIds = (value: unknown): string[] | null =>
  Array.isArray(value) &&
  value.length <= MOST_INTERESTS &&
  value.every(id => typeof id === 'string' && interestUrl(id) !== undefined)
    ? value
    : null;

/** A picture for each theme: the first that everybody has. */
function picturesOf(products: readonly Product[]): Partial<Record<Theme, string>> {
  const pictures: Partial<Record<Theme, string>> = {};
  for (const { theme, item } of products) {
    if (isTheme(theme) && !(theme in pictures)) pictures[theme] = interestUrl(item) ?? '';
  }
  return pictures;
}

/** Where a child chooses the pictures of what it likes, and their order (SHOP-24). */
export function InterestsRoom(props: Props) {
  const { userId, username, profile, shop, ways, nameOf, tools } = props;
  const t = useText();
  const { sounds, popups } = useServices();
  const { items, bgColor, gradColor } = profile.interests;
  const saved = items.map(({ id }) => id).slice(0, MOST_INTERESTS);
  const { tried, tryOn, forget } = useTried({ userId, name: 'interests', saved, read: readIds });
  const [theme, setTheme] = useState<Theme>('animals');
  const pictureOf = (id: string) => interestUrl(id) ?? '';
  // What is on the profile already may stay there.
  const owns = (product: Product) => shop.owns(product) || saved.includes(product.item);
  const wanted = shop.products
    .filter(product => tried.includes(product.item) && !owns(product))
    .map(({ sku, price, item }) => ({
      ...{ sku, price, name: nameOf(item) ?? item, picture: pictureOf(item) },
    }));
  const editor = useEditor({
    userId,
    wanted,
    amount: shop.amount,
    changed: tried.join() !== saved.join(),
    change: { interests: { bgColor, gradColor, items: tried.map(id => ({ id })) } },
    codes: { customise: 'lbm1', purchase: 'lbm2' },
    forget,
  });
  if (editor.bought.length > 0) {
    return (
      <Bought
        bought={editor.bought}
        left={shop.amount}
        figure={{ src: `${profile.avatarImage}/full.svg`, alt: username }}
        domino={profile.dominoImage}
        onDone={editor.goOn}
      />
    );
  }
  const change = (ids: string[]) => {
    sounds.effect('pop');
    tryOn(ids);
  };
  const toggle = (id: string) => {
    if (tried.includes(id)) change(tried.filter(other => other !== id));
    else if (tried.length < MOST_INTERESTS) change([...tried, id]);
    else popups.show({ text: translate => translate('interests.full', { count: MOST_INTERESTS }) });
  };
  const offered = shop.products.filter(({ theme: own, item }) => own === theme && nameOf(item));
  return (
    <EditorFrame
      title={t('profile.interests')}
      picture={hands}
      lingos={tools}
      onBack={editor.back}
      tall
      room={
        <Places
          liked={tried.map(id => ({ id, name: nameOf(id) ?? id, picture: pictureOf(id) }))}
          places={MOST_INTERESTS}
          onOrder={change}
          onRemove={toggle}
        />
      }
    >
      <Themes pictures={picturesOf(shop.products)} current={theme} onChoose={setTheme} />
      <div className={css['grid']}>
        {offered.map(product => (
          <PartTile
            key={product.sku}
            name={nameOf(product.item) ?? product.item}
            picture={pictureOf(product.item)}
            price={product.price}
            owned={owns(product)}
            amount={shop.amount}
            on={tried.includes(product.item)}
            onTry={() => toggle(product.item)}
          />
        ))}
      </div>
      <EditorBar editor={editor} wanted={wanted} amount={shop.amount} ways={ways} />
    </EditorFrame>
  );
}
