import type { ReactNode } from 'react';
import css from './Figures.module.css';

/** A row of large numbers. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={css['figures']}>{children}</div>
);

type FigureProps = { name: string; value: string; unit?: string; more: string };

/** One large number of `Figures`, with what it is and what to compare it with. */
export const Figure = ({ name, value, unit, more }: FigureProps) => (
  <div>
    <span>{name}</span>
    <b>
      {value}
      {unit && <small>{unit}</small>}
    </b>
    <em>{more}</em>
  </div>
);
