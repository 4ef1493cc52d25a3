import { findGrownUp, putGrownUp } from './grown-ups.data.ts';

/** Where a child's grown-up is written to; undefined when no address is known. */
export const readGrownUp = findGrownUp;

/** Keeps the address of a child's grown-up. */
export const saveGrownUp = putGrownUp;
