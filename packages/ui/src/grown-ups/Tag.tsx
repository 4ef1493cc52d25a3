import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Tag.module.css';

/** What a tag means: an accent, or how serious it is. */
export type TagTone = 'accent' | 'level1' | 'level2' | 'level3';

/** A short fact on a tinted ground. */
export const Tag = ({ tone, children }: { tone?: TagTone | undefined; children: ReactNode }) => (
  <span className={classes(css['tag'], tone && css[tone])}>{children}</span>
);
