export {
  findAskedErasure,
  findFamily,
  findTeachersOf,
  listAccessesOf,
  listChangesOf,
} from './registers.data.ts';
export { readRest, readRules, requireAwake } from './rest.service.ts';
export {
  endContactPause,
  listEndedPauses,
  saveContactPause,
  saveRestRules,
} from './rules.data.ts';
export { listDelivered, listFriendsOf, listReportsAbout } from './texts.data.ts';
export { countWeek, findMinutes, findPlayed } from './week.data.ts';
export { mondayOf, praiseFor } from './week.policy.ts';
export { answerWish, findSigns, listWishes, openWish } from './wishes.data.ts';
