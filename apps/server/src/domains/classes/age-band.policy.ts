import { type AgeBand, ageOf, type Birth } from '@digipals/contract';

/** Ages from which a child is in the second and the third band (SAFE-08). */
const SECOND = 9;
const THIRD = 11;

/** The age band of a child; without a month of birth that of its class (CLASS-04). */
export function bandOf(birth: Birth | null, ofClass: AgeBand, at: Date): AgeBand {
  if (birth === null) return ofClass;
  const age = ageOf(birth, at);
  if (age < SECOND) return 1;
  return age < THIRD ? 2 : 3;
}
