import { classes } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './PrintPages.module.css';
import type { Paper } from './papers.ts';

/** A page to print: `key` names it among the others. */
export type PrintPage = { readonly key: string; readonly content: ReactNode };

type Props = { paper: Paper; wide?: boolean; pages: readonly PrintPage[] };

/** Pages only for print, outside the app's frame, which is not printed. */
export const PrintPages = ({ paper, wide = false, pages }: Props) =>
  createPortal(
    <div className={css['print']} aria-hidden="true">
      {pages.map(({ key, content }) => (
        <section key={key} className={classes(css['page'], css[paper], wide && css['wide'])}>
          {content}
        </section>
      ))}
    </div>,
    document.body,
  );
