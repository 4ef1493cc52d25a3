export type { KnownNames } from './known-names.ts';
export { pseudonymsOf, readPeople, readPeopleIn } from './pseudonyms.service.ts';
