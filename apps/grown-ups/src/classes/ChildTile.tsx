import type { ClassChild } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { dayOf, momentOf } from '../shared/dates.ts';
import { classWords } from '../words/classes.ts';
import css from './ChildTile.module.css';

const TINTS = 5;

/** What a teacher sees of a child at once. */
function stateOf({ isOnline, lastHere, leftAt }: ClassChild): string {
  if (leftAt !== null) return `${classWords.left}, ${dayOf(leftAt)}`;
  if (isOnline) return classWords.here;
  return lastHere === null ? classWords.neverHere : momentOf(lastHere);
}

type Props = {
  child: ClassChild;
  place: number;
  /** What its family has to answer. */
  asked?: string | null;
  onOpen(): void;
};

/** A child of a class: its figure, name and when it was here. */
export const ChildTile = ({ child, place, asked = null, onOpen }: Props) => (
  <button
    type="button"
    className={classes(css['tile'], child.isOnline && css['online'])}
    data-tint={place % TINTS}
    onClick={onOpen}
  >
    <img src={`${child.avatarImage}/head.svg`} alt="" width="60" height="60" />
    <span>
      <b>{child.name}</b>
      <small>{stateOf(child)}</small>
      {asked !== null && <small className={css['asked']}>{asked}</small>}
      {asked === null && !child.contactAllowed && child.leftAt === null && (
        <small>{classWords.noContact}</small>
      )}
    </span>
  </button>
);
