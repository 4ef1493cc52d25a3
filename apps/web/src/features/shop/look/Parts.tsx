import { colourIn, type Figure, NONE, paletteOf, wear, wornOn } from '@digipals/avatar';
import { useText } from '@digipals/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { ListenButton } from '../../../shared/speech.tsx';
import { PartTile } from '../frame/PartTile.tsx';
import { ColourDots } from './ColourDots.tsx';
import type { Category } from './categories.ts';
import { colourOf } from './colours.ts';
import { type Choosing, colouredPicture, offersOf, smallPicture, tileOf } from './offers.ts';
import css from './Parts.module.css';
import { SmallParts } from './SmallParts.tsx';

type Props = {
  category: Category;
  choosing: Choosing;
  onChange(next: Figure): void;
};

/** The things of a category with their colours. Mounted anew for each category. */
export function Parts({ category, choosing, onChange }: Props) {
  const t = useText();
  const { kind, look, shop } = choosing;
  const { part, under, colourOnly = false } = category;
  const inGrid = colourOnly && under ? under.part : part;
  const small = under && !colourOnly ? offersOf(choosing, under.part) : [];
  const [touched, setTouched] = useState<{ part: string; model?: string }>({
    part: category.coloured ?? part,
  });
  const dyed = wornOn(look, touched.part);
  const target = dyed.find(({ model }) => model === touched.model) ?? dyed.at(-1);
  const palette = target ? paletteOf(kind, touched.part, target.model) : [];
  const dyes = target !== undefined && palette.length > 0;
  const grid = useRef<HTMLDivElement>(null);
  const dyedBefore = useRef(dyes);
  // The first colours take room from the tiles, which move.
  useEffect(() => {
    const isFirst = dyes && !dyedBefore.current;
    dyedBefore.current = dyes;
    if (isFirst)
      grid.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [dyes]);

  const put = (on: string, model: string) => {
    const colour = colourOf(kind, look, on, model);
    if (model !== NONE && paletteOf(kind, on).length > 0) setTouched({ part: on, model });
    onChange(wear(kind, look, { part: on, model, colour }));
  };

  return (
    <div className={css['body']}>
      <div className={css['side']}>
        <h2 className={css['title']}>
          {t(category.title)}
          <ListenButton text={t(category.title)} />
        </h2>
        {dyes && (
          <ColourDots
            colours={palette}
            chosen={target.styles.colour}
            picture={colouredPicture(choosing, touched.part, target.model)}
            onChoose={colour =>
              onChange(colourIn(kind, look, { part: touched.part, model: target.model, colour }))
            }
          />
        )}
        {under && small.length > 1 && (
          <SmallParts
            title={t(under.title)}
            parts={small.map(({ model, name, price, owned, on }) => ({
              model,
              name,
              on,
              price: owned ? undefined : price,
              picture: model === NONE ? undefined : smallPicture(choosing, under.part, model),
            }))}
            onTry={model => put(under.part, model)}
          />
        )}
      </div>
      <div ref={grid} className={css['grid']}>
        {offersOf(choosing, inGrid).map(({ model, name, price, owned, on }) => (
          <PartTile
            key={model}
            name={name}
            picture={tileOf(choosing, inGrid, model)}
            price={price}
            owned={owned}
            amount={shop.amount}
            on={on}
            onTry={() => put(inGrid, model)}
          />
        ))}
      </div>
    </div>
  );
}
