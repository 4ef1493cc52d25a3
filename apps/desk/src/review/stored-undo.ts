import type { LeaseKind } from '@digipals/contract';
import { readItem, writeItem } from '../shared/tab-storage.ts';
import type { Undo } from './review-state.ts';

const nameOf = (kind: LeaseKind): string => `undo.${kind}`;

/** The decisions of a page while they can be undone; they survive leaving the page and a reload. */
export function readUndos(kind: LeaseKind, now: number): readonly Undo[] {
  const stored = readItem<readonly Undo[]>(nameOf(kind));
  return Array.isArray(stored) ? stored.filter(({ until }) => Date.parse(until) > now) : [];
}

/** Stores the decisions that can be undone. */
export const writeUndos = (kind: LeaseKind, undos: readonly Undo[]): void =>
  writeItem(nameOf(kind), undos.length === 0 ? null : undos);
