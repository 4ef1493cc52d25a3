export { hasLead, listPlaces, lockLeads, type SchoolPlace } from './schools.data.ts';
export {
  changeSchool,
  createSchool,
  listPeople,
  listSchools,
  readSchool,
} from './schools.service.ts';
