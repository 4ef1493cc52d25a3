import type { ReactNode } from 'react';
import css from './NumberTile.module.css';

type Props = { title: string; value: ReactNode; unit?: string; about?: string };

/** A number of a page, with what it counts. */
export const NumberTile = ({ title, value, unit, about }: Props) => (
  <li className={css['tile']}>
    <span>{title}</span>
    <b>
      {value} {unit && <small>{unit}</small>}
    </b>
    {about && <em>{about}</em>}
  </li>
);

/** Numbers in a row, as many as fit. */
export const NumberTiles = ({ children }: { children: ReactNode }) => (
  <ul className={css['tiles']}>{children}</ul>
);
