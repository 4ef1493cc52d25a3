import type { QueueItem } from '@digipals/contract';
import { classes } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { dueWords } from '../shared/times.ts';
import css from './Due.module.css';

type Shape = QueueItem['due'];

/** A label whose shape shows the due time without colour: filled, outlined, striped or plain. */
export const DueShape = ({ shape, children }: { shape: Shape; children: ReactNode }) => (
  <span className={classes(css['shape'], css[shape])} data-shape={shape}>
    {children}
  </span>
);

type Props = Pick<QueueItem, 'due' | 'dueAt'> & { now: number };

/** When a text is due, by its shape. A held text still counts its time. */
export const Due = ({ due, dueAt, now }: Props) => (
  <DueShape shape={due}>
    {due === 'held' ? `Held, ${dueWords(dueAt, now).toLowerCase()}` : dueWords(dueAt, now)}
  </DueShape>
);
