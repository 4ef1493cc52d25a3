import type { Product, Profile, User } from '@digipals/contract';
import { interestUrl } from '@digipals/contract/looks';
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
import { productKey } from '../names/product-names.ts';
import { ChildPage } from './ChildPage.tsx';
import { tileOf, wallpaperOf } from './pictures.ts';
import css from './WallpaperRoom.module.css';

type Props = {
  user: User;
  profile: Profile;
  shop: Shop;
  ways: Ways;
  /** The counter of Lingos and the help button. */
  tools: ReactNode;
};

const themes = { places: tileOf('sunny-beach'), patterns: tileOf('pattern-paws') };

/** Where a child chooses the wallpaper of its pages (SHOP-21). */
export function WallpaperRoom({ user, profile, shop, ways, tools }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const { userId, username } = user;
  const saved = profile.wallpaper;
  const { tried, tryOn, forget } = useTried({
    userId,
    name: 'wallpaper',
    saved: saved.id,
    read: id => (typeof id === 'string' && wallpaperOf(id) ? id : null),
  });
  const product = shop.products.find(({ item }) => item === tried);
  const [theme, setTheme] = useState<Theme>(
    product && isTheme(product.theme) ? product.theme : 'places',
  );
  // What is on the page already may stay there.
  const owns = (one: Product) => shop.owns(one) || one.item === saved.id;
  const nameOf = ({ sku, item }: Product) => {
    const key = productKey(sku);
    return key ? t(key) : item;
  };
  const wanted =
    product && !owns(product)
      ? [{ ...product, name: nameOf(product), picture: tileOf(product.item) }]
      : [];
  const editor = useEditor({
    userId,
    wanted,
    amount: shop.amount,
    changed: tried !== saved.id,
    change: { wallpaper: { id: tried } },
    codes: { customise: 'lbm3', purchase: 'lbm4' },
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
  const choose = (item: string) => {
    sounds.effect('pop');
    tryOn(item);
  };
  const offered = shop.products.filter(
    one => one.theme === theme && wallpaperOf(one.item) !== undefined,
  );
  return (
    <EditorFrame
      title={t('wallpaper.title')}
      picture={interestUrl('painting') ?? ''}
      lingos={tools}
      onBack={editor.back}
      room={
        <ChildPage
          user={user}
          profile={profile}
          wallpaper={wallpaperOf(tried) ?? saved}
          name={<p>{username}</p>}
        />
      }
    >
      <Themes pictures={themes} current={theme} wide onChoose={setTheme} />
      <div className={css['grid']}>
        {offered.map(one => (
          <PartTile
            key={one.sku}
            name={nameOf(one)}
            picture={tileOf(one.item)}
            price={one.price}
            owned={owns(one)}
            amount={shop.amount}
            on={one.item === tried}
            onTry={() => choose(one.item)}
          />
        ))}
      </div>
      <div className={css['bar']}>
        <EditorBar editor={editor} wanted={wanted} amount={shop.amount} ways={ways} />
      </div>
    </EditorFrame>
  );
}
