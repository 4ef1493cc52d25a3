import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Card.module.css';

type CardProps = {
  title?: ReactNode;
  /** One small element at the end of the title row, such as a link to all. */
  aside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A white card. Text is never directly on the wallpaper. */
export function Card({ title, aside, className, children }: CardProps) {
  return (
    <section className={classes(css['card'], className)}>
      {(title || aside) && (
        <header className={css['header']}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

type Wrap = { className?: string | undefined; children?: ReactNode };

/** A floating white capsule, the background of toolbars. */
export function Pill({ className, children }: Wrap) {
  return <div className={classes(css['pill'], className)}>{children}</div>;
}

/** A small capsule with a picture or face and a few words. */
export function Chip({ className, children }: Wrap) {
  return <span className={classes(css['chip'], className)}>{children}</span>;
}

/** The round green toy island that figures stand on; the caller positions its children. */
export function Island({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classes(css['island'], className)} />;
}
