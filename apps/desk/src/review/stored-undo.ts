import type { LeaseKind } from '@digipals/contract';
import { readItem, writeItem } from '../shared/tab-storage.ts';
import type { Undo } from './review-state.ts';

const nameOf = (kind: LeaseKind): string => `undo.${kind}`;

/** The last decision of a page while it can be undone; survives leaving the page and a reload. */
export function readUndo(kind: LeaseKind, now: number): Undo | null {
  const undo = readItem<Undo>(nameOf(kind));
  return undo && Date.parse(undo.until) > now ? undo : null;
}

/** Stores the decision that can be undone; null removes it. */
export const writeUndo = (kind: LeaseKind, undo: Undo | null): void =>
  writeItem(nameOf(kind), undo);
