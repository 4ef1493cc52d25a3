import type { Found, ScreeningContext } from '../types.ts';

/** A request to the worker: to run the phases from the one with the index `first`. */
export type WorkerRequest = {
  readonly id: number;
  readonly context: ScreeningContext;
  readonly first: number;
};

/** What the worker posts: once the names of its phases, then the result of each phase. */
export type WorkerReply =
  | { readonly names: readonly string[] }
  | { readonly id: number; readonly found: readonly Found[] | 'failed' };
