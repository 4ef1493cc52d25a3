import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from './Button.tsx';
import css from './messages.module.css';

/** A warning that is announced at once; a button in it is aligned to the end. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={css['notice']} role="alert">
    {children}
  </div>
);

/** The error of a form, if any. */
export const FormError = ({ words }: { words: string | null }) =>
  words && (
    <p role="alert" className={css['formError']}>
      {words}
    </p>
  );

type LoadErrorProps = {
  words: string;
  /** What the button says, if not in English. */
  retry?: string;
  onRetry(): void;
  /** Fills the available space. */
  fill?: boolean;
};

/** Shown instead of content that could not be loaded. */
export const LoadError = ({
  words,
  retry = 'Try again',
  onRetry,
  fill = false,
}: LoadErrorProps) => (
  <div className={classes(css['loadError'], fill && css['fill'])} role="alert">
    <p>{words}</p>
    <Button onClick={onRetry}>{retry}</Button>
  </div>
);

type EmptyProps = { title?: string; busy?: boolean; actions?: ReactNode; children?: ReactNode };

/** Shown instead of an empty list or page. */
export const EmptyState = ({ title, busy, actions, children }: EmptyProps) => (
  <div className={css['empty']} aria-busy={busy}>
    {title !== undefined && <h2>{title}</h2>}
    {children}
    {actions && <div className={css['actions']}>{actions}</div>}
  </div>
);
