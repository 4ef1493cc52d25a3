import type { AgeBand, Birth } from '@digipals/contract';

/** Ages from which a child is in the second and the third band (SAFE-08). */
const SECOND = 9;
const THIRD = 11;

/** Completed years of a child whose day of birth is not known: those at the end of its month of birth. */
export function ageOf({ year, month }: Birth, at: Date): number {
  const years = at.getUTCFullYear() - year;
  return at.getUTCMonth() + 1 > month ? years : years - 1;
}

/** The age band of a child; without a month of birth that of its class (CLASS-04). */
export function bandOf(birth: Birth | null, ofClass: AgeBand, at: Date): AgeBand {
  if (birth === null) return ofClass;
  const age = ageOf(birth, at);
  if (age < SECOND) return 1;
  return age < THIRD ? 2 : 3;
}
