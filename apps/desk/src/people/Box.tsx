import { classes } from '@digipals/ui/grown-ups';
import { type ReactNode, useId } from 'react';
import { Icon } from '../shared/Icon.tsx';
import css from './Box.module.css';
import { initials } from './people-words.ts';

type BoxProps = { title: string; about?: ReactNode; children: ReactNode };

/** A card of a person's page. */
export function Box({ title, about, children }: BoxProps) {
  const id = useId();
  return (
    <section className={css['box']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {about && <span>{about}</span>}
      </header>
      <div className={css['in']}>{children}</div>
    </section>
  );
}

/** A line of a card: what it is, and its value with buttons. */
export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css['line']}>
    <span>{name}</span>
    <span>{children}</span>
  </div>
);

type NoteProps = { tone?: 'warning' | 'severe' | undefined; children: ReactNode };

/** What to know before one acts. */
export const Note = ({ tone, children }: NoteProps) => (
  <div className={classes(css['note'], tone && css[tone])}>
    <Icon name={tone ? 'lead' : 'note'} />
    <span>{children}</span>
  </div>
);

/** The round sign of a person; decoration. */
export const Sign = ({ name }: { name: string }) => (
  <span className={css['sign']} aria-hidden="true">
    {initials(name)}
  </span>
);
