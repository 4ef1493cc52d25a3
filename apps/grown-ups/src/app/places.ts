import type { Adult } from '@digipals/contract';

/** A page of the app. */
export type PlaceName = 'classes' | 'teachers' | 'school' | 'account';

/** What an adult is in its school. */
export type Work = { schoolId: string; isLead: boolean };

/** The schools of an adult; it may lead one and teach in another. */
export function worksOf({ roles }: Adult): Work[] {
  const ids = [...new Set(roles.flatMap(({ schoolId }) => schoolId ?? []))];
  return ids.map(schoolId => ({
    schoolId,
    isLead: roles.some(role => role.role === 'lead' && role.schoolId === schoolId),
  }));
}

/** Whether an adult may make a school. */
export const mayMakeSchool = ({ roles }: Adult): boolean =>
  roles.some(({ role, schoolId }) => role === 'lead' && schoolId === null);

/** The pages of an adult, in the order of the list. */
export const placesOf = (work: Work | null): PlaceName[] => {
  if (!work) return ['account'];
  return work.isLead ? ['classes', 'teachers', 'school', 'account'] : ['classes', 'account'];
};

/** A page, what it is about, a part of that, and what in it: `/classes/ID/children/CHILD`. */
export type FoundPlace = {
  name: PlaceName;
  id: string | null;
  part: string | null;
  rest: readonly string[];
};

/** The page of an address; an unknown address leads to the first page. */
export function findPlace(path: string, work: Work | null): FoundPlace {
  const [, first = '', id, part = null, ...rest] = path.split('/');
  const own = placesOf(work);
  const named = own.find(name => name === first);
  return { name: named ?? own[0] ?? 'account', id: named ? (id ?? null) : null, part, rest };
}
