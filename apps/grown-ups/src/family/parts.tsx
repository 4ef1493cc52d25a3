import type { ReactNode } from 'react';
import css from './parts.module.css';

/** The title of a family's page, with a sentence about it. */
export const PageHead = ({ title, about }: { title: string; about: string }) => (
  <header className={css['head']}>
    <h1>{title}</h1>
    <p>{about}</p>
  </header>
);

/** Two columns of boxes; one below the other on phones. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css['columns']}>{children}</div>
);
