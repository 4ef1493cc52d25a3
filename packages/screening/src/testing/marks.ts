import type { Phase } from '../phases/phase.ts';
import { read } from '../read/reading.ts';
import type { Found, ScreeningContext } from '../types.ts';
import { contextOf } from './measure.ts';

/** A finding as a reviewer sees it: code, severity and the marked words. */
export type Shown = readonly [code: Found['code'], severity: number, marked: string | null];

/** What a phase finds in a text, as a reviewer sees it. */
export function show(phase: Phase, text: string, about: Partial<ScreeningContext> = {}): Shown[] {
  const found = phase.find(read({ ...contextOf(text), ...about }));
  return found.map(({ code, severity, start, end }) => {
    const marked = start === null || end === null ? null : text.slice(start, end);
    return [code, severity, marked];
  });
}
