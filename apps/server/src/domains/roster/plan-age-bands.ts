import { type AgeBand, ageBands } from '@digipals/contract';
import { bandOf } from '../classes/index.ts';
import { birthOf } from './birth-of.ts';
import type { NewChild, PlannedClass } from './plan.ts';
import type { School } from './school.ts';

/** Gives each new class the age band of most of its new children. */
export function withAgeBands(
  classes: readonly PlannedClass[],
  children: readonly NewChild[],
  { today }: School,
): PlannedClass[] {
  return classes.map(one => {
    if (one.classId !== null) return one;
    const own = children.filter(({ classKey }) => classKey === one.key);
    const bands = own.flatMap(({ born }) =>
      born === null ? [] : bandOf(birthOf(born), one.ageBand, today),
    );
    const count = (band: AgeBand) => bands.filter(other => other === band).length;
    const [most = one.ageBand] = [...ageBands].sort((a, b) => count(b) - count(a));
    return { ...one, ageBand: most };
  });
}
