export { ageOf, bandOf } from './age-band.policy.ts';
export { type ChildChange, recordChanges } from './child-changes.data.ts';
export {
  childColumns,
  listClassChildren,
  lockChildOfClass,
  requirePlaces,
  saveChild,
} from './children.service.ts';
export { listClasses } from './classes.data.ts';
export {
  changeCardKind,
  changeClass,
  changeCode,
  createClass,
  readClass,
} from './classes.service.ts';
