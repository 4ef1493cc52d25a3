import { sameTyped } from '@digipals/engine';
import { type Mark, type PartProps, pickKey } from '../../part.ts';
import type { Box, Gap } from './boxes.ts';

/** The verdict of each gap, by its number; empty before a check. */
export const gapMarks = (
  { marks, component }: Pick<PartProps, 'marks' | 'component'>,
  gaps: readonly Gap[],
): ReadonlyMap<number, Mark> =>
  new Map(
    gaps.flatMap(({ gap, item }): [number, Mark][] => {
      const mark = marks?.get(pickKey({ id: item.id, value: '', componentId: component.id, gap }));
      return mark ? [[gap, mark]] : [];
    }),
  );

/** The first box that is free or wrong; -1 for none. */
export const firstToCorrect = (boxes: readonly Box[], letters: readonly string[]): number =>
  boxes.findIndex(({ right }, at) => !sameTyped(letters[at] ?? '', right));

/** The box that a hint points at; -1 for none. */
export const boxToLookAt = (
  { hint, component }: Pick<PartProps, 'hint' | 'component'>,
  boxes: readonly Box[],
  letters: readonly string[],
): number =>
  hint?.glow === 'place' && hint.next?.componentId === component.id
    ? firstToCorrect(boxes, letters)
    : -1;

/** What each box shows after a check: in a wrong word the right letters stay right. */
export const boxMarks = (
  boxes: readonly Box[],
  letters: readonly string[],
  marks: ReadonlyMap<number, Mark>,
): (Mark | undefined)[] => {
  const differs = boxes.map(({ right }, at) => !sameTyped(letters[at] ?? '', right));
  const wrong = new Set(boxes.filter((_, at) => differs[at]).map(({ gap }) => gap));
  return boxes.map(({ gap }, at) => {
    const mark = marks.get(gap);
    return mark === 'again' && wrong.has(gap) && !differs[at] ? 'right' : mark;
  });
};
