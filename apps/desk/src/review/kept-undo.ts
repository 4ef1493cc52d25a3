import type { LeaseKind } from '@digipals/contract';
import { keep, readKept } from '../shared/kept.ts';
import type { Undo } from './review-state.ts';

const nameOf = (kind: LeaseKind): string => `undo.${kind}`;

/** The last decision of a page, while it may be undone: leaving the page or a reload does not take that away. */
export function keptUndo(kind: LeaseKind, now: number): Undo | null {
  const undo = readKept<Undo>(nameOf(kind));
  return undo && Date.parse(undo.until) > now ? undo : null;
}

/** Keeps what may be undone; null forgets it. */
export const keepUndo = (kind: LeaseKind, undo: Undo | null): void => keep(nameOf(kind), undo);
