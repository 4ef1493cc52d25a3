import type { Item } from '@digipals/contract';
import { classes, Icon } from '@digipals/ui';
import { type ButtonHTMLAttributes, type Ref, use } from 'react';
import type { Mark } from '../part.ts';
import css from './Tile.module.css';
import { WrongSign } from './wrong-sign.ts';

/** What a tile shows; `spoken` is a word that plays when it is touched. */
export type Face = 'text' | 'spoken' | 'picture';

/** Accessible name of an item: its alternative text or its word. */
export const nameOfItem = (item: Item, face: Face): string =>
  face === 'picture' ? (item.label ?? '') : item.value;

/** The face of a tile: an English word, with a speaker if it has sound, or a picture with its alternative text. */
function TileFace({ item, face }: { item: Item; face: Face }) {
  if (face === 'picture')
    return <img src={item.value} alt={nameOfItem(item, face)} draggable={false} />;
  return (
    <>
      {face === 'spoken' && <Icon name="speak" className={css['speaker']} />}
      <span lang="en">{item.value}</span>
    </>
  );
}

/** The icon beside the colour after a check. */
export function MarkBadge({ mark, className }: { mark: Mark; className?: string | undefined }) {
  const wrong = use(WrongSign);
  return (
    <span className={classes(css['badge'], className)}>
      <Icon name={mark === 'right' ? 'ok' : wrong} />
    </span>
  );
}

/** The class of a tile in a state; `set` is placed or chosen. */
const tileClass = (state: {
  face?: Face;
  set?: boolean;
  lifted?: boolean;
  mark?: Mark | undefined;
}): string =>
  classes(
    css['tile'],
    state.face === 'picture' && css['picture'],
    state.face === 'spoken' && css['spoken'],
    state.set && css['set'],
    state.lifted && css['lifted'],
    state.mark && css[state.mark],
  );

type TileProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  item: Item;
  face: Face;
  set?: boolean;
  lifted?: boolean;
  mark?: Mark | undefined;
  /** Index in the row, for tiles that hop one after another. */
  turn?: number;
  draggable?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A word or picture tile: always a native button. */
export function Tile(props: TileProps) {
  const { item, face, set = false, lifted = false, mark, turn = 0, draggable, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes(
        tileClass({ face, set, lifted, mark }),
        draggable && css['draggable'],
        rest.className,
      )}
      data-mark={mark}
      style={{ '--n': turn }}
    >
      <TileFace item={item} face={face} />
      {mark && <MarkBadge mark={mark} />}
    </button>
  );
}

/** The paler well in place of a tile that has left the tray. */
export function Ghost({ item, face, className }: { item: Item; face: Face; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        css['tile'],
        face === 'picture' && css['picture'],
        face === 'spoken' && css['spoken'],
        css['ghost'],
        className,
      )}
    >
      {face !== 'picture' && <TileFace item={item} face={face} />}
    </span>
  );
}
