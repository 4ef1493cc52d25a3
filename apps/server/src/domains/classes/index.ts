export { bandOf } from './age-band.policy.ts';
export { type ChildChange, recordChanges } from './child-changes.data.ts';
export {
  childColumns,
  keepAgeBands,
  listClassChildren,
  lockChildOfClass,
  requireBirths,
  requirePlaces,
  saveChild,
} from './children.service.ts';
export { listClasses, readOrigin } from './classes.data.ts';
export {
  changeCardKind,
  changeClass,
  changeCode,
  createClass,
  readClass,
} from './classes.service.ts';
