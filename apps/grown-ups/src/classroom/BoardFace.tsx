import { Face } from '../parts/Face.tsx';
import { classroom } from '../words/classroom.ts';
import css from './BoardFace.module.css';
import type { Numbered } from './board-groups.ts';

/** How the board names children. */
export const boardNames = ['names', 'pictures', 'numbers'] as const;
/** How the board names children. */
export type BoardNames = (typeof boardNames)[number];

/** A child as the board names it. */
export const nameOn = ({ name, number }: Numbered, names: BoardNames): string =>
  names === 'names' ? name : classroom.childNumber(number);

const Hand = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={css['hand']}>
    <path d="M7 12.5V7a1.5 1.5 0 0 1 3 0v4V5a1.5 1.5 0 0 1 3 0v6-4.5a1.5 1.5 0 0 1 3 0V12v-2.5a1.5 1.5 0 0 1 3 0V15c0 3.5-2.5 6-6 6-3 0-4.5-1.2-6-3.5l-2.5-4a1.5 1.5 0 0 1 2.5-1.5Z" />
  </svg>
);

type Props = { child: Numbered; names: BoardNames; about?: string | undefined };

/** A child on the board, with a line about it. */
export const BoardFace = ({ child, names, about }: Props) => {
  const { avatarImage, number, stuck } = child;
  const spoken = [nameOn(child, names), about, stuck && classroom.stuck].filter(Boolean);
  return (
    <li className={css['child']} data-stuck={stuck || undefined}>
      <span className={css['picture']}>
        {names === 'numbers' ? (
          <b className={css['number']}>{number}</b>
        ) : (
          <Face avatarImage={avatarImage} place={number} />
        )}
        {stuck && <Hand />}
      </span>
      <span className={css['spoken']}>{spoken.join(', ')}</span>
      {names === 'names' && <b aria-hidden="true">{child.name}</b>}
      {about && <small aria-hidden="true">{about}</small>}
    </li>
  );
};
