import type { AdultRight } from '@digipals/contract';
import type { Grant } from '../../kernel/caller.ts';

/** What a call is about: a school, a class with its school, or a child with both. */
export type Place = {
  readonly schoolId: string | null;
  readonly classId: string | null;
  readonly userId: string | null;
};

/** Whether a call may be made; `unknown` when the adult must not learn that the object exists. */
export type Judged = 'allowed' | 'forbidden' | 'unknown';

type Test = (grant: Grant, place: Place) => boolean;

const isLead: Test = ({ role, schoolId }, place) =>
  role === 'lead' && schoolId !== null && schoolId === place.schoolId;
const worksThere: Test = (grant, place) =>
  isLead(grant, place) || (grant.role === 'teacher' && grant.schoolId === place.schoolId);
const teaches: Test = (grant, place) =>
  isLead(grant, place) ||
  (grant.role === 'teacher' && grant.classId !== null && grant.classId === place.classId);
const isParent: Test = ({ role, userId }, place) =>
  role === 'parent' && userId !== null && userId === place.userId;

/** By right: who may make the call, and who may only know of its object. */
const tests: Record<
  Exclude<AdultRight, 'self' | 'makeSchool'>,
  { readonly may: Test; readonly knows?: Test }
> = {
  leadSchool: { may: isLead, knows: worksThere },
  workInSchool: { may: worksThere },
  teachClass: { may: teaches },
  teachChild: { may: teaches },
  parentOf: { may: isParent },
};

/** Judges a call by the rights of an adult (SCHOOL-02). `place` is null for an unknown id. */
export function judge(right: AdultRight, grants: readonly Grant[], place: Place | null): Judged {
  if (right === 'self') return 'allowed';
  if (right === 'makeSchool') {
    return grants.some(({ role, schoolId }) => role === 'lead' && schoolId === null)
      ? 'allowed'
      : 'forbidden';
  }
  if (place === null) return 'unknown';
  const { may, knows } = tests[right];
  if (grants.some(grant => may(grant, place))) return 'allowed';
  return knows && grants.some(grant => knows(grant, place)) ? 'forbidden' : 'unknown';
}
