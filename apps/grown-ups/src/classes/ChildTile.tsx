import type { ClassChild } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import { dayOf, momentOf } from '../shared/dates.ts';
import { Link } from '../shared/Link.tsx';
import { classWords } from '../words/classes.ts';
import css from './ChildTile.module.css';
import { ChildWork, type Work } from './ChildWork.tsx';

const TINTS = 5;

/** What a teacher sees of a child at once. */
export function stateOf({ isOnline, lastHere, leftAt }: ClassChild): string {
  if (leftAt !== null) return `${classWords.left}, ${dayOf(leftAt)}`;
  if (isOnline) return classWords.here;
  return lastHere === null ? classWords.neverHere : momentOf(lastHere);
}

type Props = {
  child: ClassChild;
  place: number;
  to: string;
  /** What its family has to answer. */
  asked?: string | null;
  work?: Work | undefined;
};

/** A child of a class: its figure, name, when it was here, and what it is doing. */
export const ChildTile = ({ child, place, to, asked = null, work }: Props) => (
  <Link
    to={to}
    className={classes(css['tile'], child.isOnline && css['online'])}
    data-tint={place % TINTS}
  >
    <img src={`${child.avatarImage}/head.svg`} alt="" width="60" height="60" />
    <span>
      <b>{child.name}</b>
      <small>{stateOf(child)}</small>
      {asked !== null && <small className={css['asked']}>{asked}</small>}
      {asked === null && !child.contactAllowed && child.leftAt === null && (
        <small>{classWords.noContact}</small>
      )}
      {work && <ChildWork work={work} />}
    </span>
  </Link>
);
