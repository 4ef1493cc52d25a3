import type { AvatarKind, Figure } from '@digipals/avatar';
import { useText } from '@digipals/i18n/react';
import { useEffect, useMemo, useRef } from 'react';
import css from './Categories.module.css';
import { type Category, categories } from './categories.ts';
import { thingPicture, tilePicture } from './pictures.ts';

type Props = {
  kind: AvatarKind;
  saved: Figure;
  current: Category;
  onChoose(category: Category): void;
};

/** A picture for each group of parts. */
export function Categories({ kind, saved, current, onChoose }: Props) {
  const t = useText();
  const pictures = useMemo(
    () => categories[kind].map(category => pictureOf(kind, saved, category)),
    [kind, saved],
  );
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (current) chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div ref={row} className={css['row']}>
      {categories[kind].map((category, index) => (
        <button
          key={category.part}
          type="button"
          aria-current={category === current || undefined}
          aria-label={t(category.title)}
          className={css['category']}
          onClick={() => onChoose(category)}
        >
          <img src={pictures[index]} alt="" />
        </button>
      ))}
    </div>
  );
}

/** The picture shows one model for everybody; body and face are the child's own. */
function pictureOf(kind: AvatarKind, saved: Figure, { part, picture }: Category): string {
  const { model, colour, crop } = picture;
  const own = part === 'body' || part === 'head';
  if (kind === 'human' && own) return tilePicture(kind, saved, { part, model });
  const one = { model, styles: { colour } };
  const bare = { ...saved, badge: null, topTexture: null };
  const worn = { ...(own ? saved : bare), [part]: part === 'accessories' ? [one] : one };
  return thingPicture(kind, worn, { part, model, crop });
}
