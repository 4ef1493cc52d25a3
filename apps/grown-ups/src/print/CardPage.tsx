import type { ReactNode } from 'react';
import css from './CardPage.module.css';

/** A page of cards to cut out, with a line about it. */
export const CardPage = ({ children, about }: { children: ReactNode; about: string }) => (
  <div className={css['page']}>
    <ul className={css['cards']}>{children}</ul>
    <p>{about}</p>
  </div>
);

/** The same cards on the screen. */
export const CardPreview = ({ children }: { children: ReactNode }) => (
  <ul className={css['preview']}>{children}</ul>
);
