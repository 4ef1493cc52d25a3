import type { DragMode } from './places.ts';

/** What a key means for a tile. */
export type KeyStep = 'lift' | 'drop' | 'cancel' | 'on' | 'back' | null;

const whileLifted: Readonly<Record<string, KeyStep>> = {
  Enter: 'drop',
  ' ': 'drop',
  Escape: 'cancel',
  ArrowRight: 'on',
  ArrowDown: 'on',
  ArrowLeft: 'back',
  ArrowUp: 'back',
};

/** Meaning of a key (`KeyboardEvent.key`) for a tile, lifted or not; null: not handled. */
export const keyStep = (key: string, lifted: boolean): KeyStep => {
  if (lifted) return whileLifted[key] ?? null;
  return key === 'Enter' || key === ' ' ? 'lift' : null;
};

/** Next target in a cycle of the places 0 to count - 1 and, unless sorting, outside (-1). */
export const nextTarget = (
  mode: DragMode,
  count: number,
  from: number,
  step: 'on' | 'back',
): number => {
  const first = mode === 'sort' ? 0 : -1;
  const size = count - first;
  const moved = from - first + (step === 'on' ? 1 : -1);
  return ((moved + size) % size) + first;
};
