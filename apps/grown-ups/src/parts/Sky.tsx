import { classes } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import css from './Sky.module.css';

const Cloud = ({ className }: { className: string | undefined }) => (
  <svg aria-hidden="true" viewBox="0 -14 150 84" className={classes(css['cloud'], className)}>
    <path d="M22 66a22 22 0 0 1 2-43.9A36 36 0 0 1 92 18a24 24 0 0 1 33 14 17.5 17.5 0 0 1 3 34Z" />
  </svg>
);

type Props = { children: ReactNode; className?: string | undefined };

/** The children's sky with clouds and hills, behind doors and empty pages. */
export const Sky = ({ children, className }: Props) => (
  <div className={classes(css['sky'], className)}>
    <Cloud className={css['left']} />
    <Cloud className={css['right']} />
    <svg
      aria-hidden="true"
      viewBox="0 0 1366 120"
      preserveAspectRatio="none"
      className={css['hills']}
    >
      <path className={css['far']} d="M0 50C200 -10 500 -10 800 50S1200 80 1366 10V120H0Z" />
      <path className={css['near']} d="M0 90C250 30 550 30 850 80S1200 110 1366 60V120H0Z" />
    </svg>
    {children}
  </div>
);
