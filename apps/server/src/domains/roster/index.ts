export { birthOf } from './birth-of.ts';
export type { ChangedChild, Plan } from './plan.ts';
export { readSource } from './read-source.ts';
export {
  type SchoolFacts,
  saveImportedNames,
  updateChildren,
  updateClass,
} from './roster.data.ts';
export {
  digestOf,
  type ImportScope,
  isNothing,
  makePlan,
  readSchoolOf,
  writingOf,
} from './roster.service.ts';
export { type ReadRoster, RosterRefused } from './rows.ts';
export { showPlan } from './show-plan.ts';
