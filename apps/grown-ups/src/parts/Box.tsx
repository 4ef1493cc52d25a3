import { classes } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import css from './Box.module.css';

type Props = {
  title?: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A white box of a page. */
export const Box = ({ title, aside, children, className }: Props) => (
  <section className={classes(css['box'], className)}>
    {title !== undefined && (
      <header>
        <h2>{title}</h2>
        <span className={css['aside']}>{aside}</span>
      </header>
    )}
    {children}
  </section>
);

/** Buttons at the end of a form or a dialog. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={css['actions']}>{children}</div>
);

/** The content of a dialog. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={css['body']}>{children}</div>
);
