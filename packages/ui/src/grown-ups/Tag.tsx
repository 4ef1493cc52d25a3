import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Tag.module.css';

/** The colour of a tag: an accent, what is well, or a severity level. */
export type TagTone = 'accent' | 'ok' | 'level1' | 'level2' | 'level3';

/** A short label on a tinted background. */
export const Tag = ({ tone, children }: { tone?: TagTone | undefined; children: ReactNode }) => (
  <span className={classes(css['tag'], tone && css[tone])}>{children}</span>
);
