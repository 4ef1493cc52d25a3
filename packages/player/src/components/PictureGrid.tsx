import type { Item } from '@digipals/contract';
import { classes } from '@digipals/ui';
import type { CSSProperties, ReactNode } from 'react';
import { columnCount, startLine } from './columns.ts';
import css from './PictureGrid.module.css';

const tints = ['sky', 'sun', 'leaf', 'violet', 'peach', 'rose'] as const;

/** The tint of a picture's card: neighbours never share one. */
export const pictureCard = (place: number): string =>
  classes(css['card'], css[tints[place % tints.length] ?? 'sky']);

/** Place and look of a picture button in its grid. */
export type Cell = { className: string; style: CSSProperties };

type Props = {
  items: readonly Item[];
  className?: string | undefined;
  children(item: Item, cell: Cell): ReactNode;
};

/** Picture buttons in columns by their number (COMP-59 to COMP-62), each with its own tint. */
export function PictureGrid({ items, className, children }: Props) {
  const count = items.length;
  const [wide, mobile] = [columnCount(count, false), columnCount(count, true)];
  return (
    <div
      className={classes(css['grid'], count === 1 && css['single'], className)}
      style={{
        '--columns': wide,
        '--columns-mobile': mobile,
        '--rows': Math.ceil(count / wide),
        '--rows-mobile': Math.ceil(count / mobile),
      }}
    >
      {items.map((item, place) =>
        children(item, {
          className: classes(css['button'], pictureCard(place)),
          style: {
            '--start': startLine(place, count, wide),
            '--start-mobile': startLine(place, count, mobile),
            '--n': place,
          },
        }),
      )}
    </div>
  );
}
