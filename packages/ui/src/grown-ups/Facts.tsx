import type { ReactNode } from 'react';
import css from './Facts.module.css';

/** A list of `Fact`s: names on the left, values on the right. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={css['facts']}>{children}</dl>
);

type FactProps = { name: string; children: ReactNode };

/** One line of `Facts`. */
export const Fact = ({ name, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
