import type { Adult } from '@digipals/contract';
import type { MessageKey } from '@digipals/i18n';

/** A page of the app. */
export type PlaceName = 'classes' | 'teachers' | 'licences' | 'school' | 'family' | 'account';

/** Titles of the pages. */
export const placeTitles = {
  classes: 'account.classes',
  teachers: 'account.teachers',
  licences: 'account.licences',
  school: 'family.school',
  family: 'account.family',
  account: 'account.account',
} as const satisfies Record<PlaceName, MessageKey>;

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

/** Whether an adult is a parent of a child. */
export const isParent = ({ roles }: Adult): boolean => roles.some(({ role }) => role === 'parent');

/** Whether an address is the page with the licences of a family; parents who lead a school have both pages. */
export const isFamilyLicences = (path: string, adult: Adult, work: Work | null): boolean =>
  isParent(adult) && (path === '/licences/family' || (path === '/licences' && !work?.isLead));

/** Whether an adult may make a school. */
export const mayMakeSchool = ({ roles }: Adult): boolean =>
  roles.some(({ role, schoolId }) => role === 'lead' && schoolId === null);

/** The pages of an adult, in the order of the list. */
export const placesOf = (work: Work | null, hasFamily: boolean): PlaceName[] => [
  ...(work ? (['classes'] as const) : []),
  ...(work?.isLead ? (['teachers', 'licences', 'school'] as const) : []),
  ...(hasFamily ? (['family'] as const) : []),
  'account',
];

/** A page, what it is about, a part of that, and what in it: `/classes/ID/children/CHILD`. */
export type FoundPlace = {
  name: PlaceName;
  id: string | null;
  part: string | null;
  rest: readonly string[];
};

/** The page of an address; an unknown address leads to the first page. */
export function findPlace(path: string, work: Work | null, hasFamily: boolean): FoundPlace {
  const [, first = '', id, part = null, ...rest] = path.split('/');
  const own = placesOf(work, hasFamily);
  const named = own.find(name => name === first);
  return { name: named ?? own[0] ?? 'account', id: named ? (id ?? null) : null, part, rest };
}

/** Whether an address is one of the first steps of a lead. */
export const isOfStart = (path: string): boolean => path.split('/')[1] === 'start';

/** Whether an address is one of the pages of a parent. */
export const isOfFamily = (path: string): boolean => path.split('/')[1] === 'family';

/**
 * Whether an adult sees a page as a parent, in the language of the family. Schools work in English. Who has no
 * rights at all may be a parent whose child is erased.
 */
export function isOfParent(adult: Adult, work: Work | null, { name }: FoundPlace): boolean {
  if (work === null) return isParent(adult) || !mayMakeSchool(adult);
  return isParent(adult) && (name === 'family' || name === 'account');
}

/** The child of `/family/CHILD/consents`; null for another address. */
export const childOfConsents = (path: string): string | null =>
  /^\/family\/([^/]+)\/consents$/.exec(path)?.[1] ?? null;
