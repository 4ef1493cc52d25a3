import type { Person, Staff } from '@digipals/contract';

/** The time of every test. */
export const at = '2026-11-21T13:44:00.000Z';
/** The time (ISO 8601) a number of minutes after `at`. */
export const minutes = (count: number): string =>
  new Date(Date.parse(at) + count * 60_000).toISOString();

/** Children under their pseudonyms. */
export const otter: Person = { pseudonym: 'Otter 417', ageBand: 2, speaks: 'tr' };
export const heron: Person = { pseudonym: 'Heron 92', ageBand: 2, speaks: 'es' };
export const wren: Person = { pseudonym: 'Wren 58', ageBand: 3, speaks: 'ru' };
export const robin: Person = { pseudonym: 'Robin 7', ageBand: 2, speaks: 'gb' };

/** An adult. */
export const makeStaff = (changes: Partial<Staff> = {}): Staff => ({
  staffId: 'staff-7',
  name: 'Reviewer 07',
  role: 'reviewer',
  since: minutes(-34),
  ...changes,
});
