import type { ReactNode } from 'react';
import css from './EmptyPage.module.css';
import { Sky } from './Sky.tsx';

type Props = { figure: ReactNode; title: string; about: string; children?: ReactNode };

/** A page without content: Domino under the sky, what is missing, and what to do. */
export const EmptyPage = ({ figure, title, about, children }: Props) => (
  <section className={css['empty']}>
    <Sky className={css['sky']}>{figure}</Sky>
    <h2>{title}</h2>
    <p>{about}</p>
    {children}
  </section>
);
