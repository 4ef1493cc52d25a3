import type { Phase } from '../phases/phase.ts';
import { read } from '../read/reading.ts';
import type { Found, ScreeningContext } from '../types.ts';
import { contextOf } from './measure.ts';

/** What a phase finds, as a reviewer sees it: the kind, how grave it is, and the words that are marked. */
export type Shown = readonly [code: Found['code'], severity: number, marked: string | null];

/** What a phase shows for a text. */
export function show(phase: Phase, text: string, about: Partial<ScreeningContext> = {}): Shown[] {
  const found = phase.find(read({ ...contextOf(text), ...about }));
  return found.map(({ code, severity, start, end }) => {
    const marked = start === null || end === null ? null : text.slice(start, end);
    return [code, severity, marked];
  });
}
