export { type KnownNames, replaceWords } from './known-names.ts';
export { pseudonymsOf, readPeople, readPeopleIn, readPeopleInAll } from './pseudonyms.service.ts';
