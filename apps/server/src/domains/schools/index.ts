export { hasLead, lockLeads } from './schools.data.ts';
export {
  changeSchool,
  createSchool,
  listPeople,
  listSchools,
  readSchool,
} from './schools.service.ts';
