import type { Found, ScreeningContext } from '../types.ts';

/** What the worker is asked: to run the phases from the one with the index `first`. */
export type Question = {
  readonly id: number;
  readonly context: ScreeningContext;
  readonly first: number;
};

/** What the worker tells: the names of its phases once, then of each phase what it found or that it failed. */
export type Answer =
  | { readonly names: readonly string[] }
  | { readonly id: number; readonly found: readonly Found[] | 'failed' };
