import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from './Button.tsx';
import css from './messages.module.css';

/** A warning above what it is about, said at once; a button in it goes to the end of the line. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={css['notice']} role="alert">
    {children}
  </div>
);

/** What is wrong with a form, if anything is. */
export const FormError = ({ words }: { words: string | null }) =>
  words && (
    <p role="alert" className={css['formError']}>
      {words}
    </p>
  );

type LoadErrorProps = {
  words: string;
  onRetry(): void;
  /** Fills the room it is in. */
  fill?: boolean;
};

/** Replaces a part that could not be loaded. */
export const LoadError = ({ words, onRetry, fill = false }: LoadErrorProps) => (
  <div className={classes(css['loadError'], fill && css['fill'])} role="alert">
    <p>{words}</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);

type EmptyProps = { title?: string; busy?: boolean; actions?: ReactNode; children?: ReactNode };

/** Replaces a list or page that has nothing to show. */
export const EmptyState = ({ title, busy, actions, children }: EmptyProps) => (
  <div className={css['empty']} aria-busy={busy}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
    {actions && <div className={css['actions']}>{actions}</div>}
  </div>
);
