export { pseudonymsOf, readPeople } from './pseudonyms.service.ts';
