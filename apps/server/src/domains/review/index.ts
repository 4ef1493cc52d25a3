export { readClaimedText } from './claimed-text.service.ts';
export { claim, renewLease, requireAtWork, requireLease } from './claims.service.ts';
export {
  countDecisions,
  type DueDecision,
  findCaseGroup,
  markSettled,
  markUndone,
  takeDueDecision,
} from './decisions.data.ts';
export { decide, undo } from './decisions.service.ts';
export { measureSecondAdults } from './four-eyes.data.ts';
export { readHistory, recordOpenedAgain } from './history.service.ts';
export { deleteSkips } from './holds.data.ts';
export {
  escalateOverdue,
  hold,
  judgeSignal,
  pause,
  recordCardOpened,
  release,
  reopenAsSevere,
  reopenReported,
  sayKnown,
} from './holds.service.ts';
export { type Claimed, endLeasesOf } from './leases.data.ts';
export {
  type DueOpinion,
  insertOpinion,
  markOpinionSettled,
  takeDueOpinion,
} from './opinions.data.ts';
export { readAgreement } from './opinions.service.ts';
export { listUnreadSevere, listWithoutSecond } from './queue.data.ts';
export { readHeld, readQueue } from './queue.service.ts';
export { countDue, countKinds } from './queue-counts.data.ts';
export type { Adult } from './review.policy.ts';
export { isReturnReason, needsSecondOpinion } from './review.policy.ts';
export {
  awaitSeat,
  endRound,
  findRound,
  type GivenOpinion,
  listOpinions,
  type Round,
  updateRound,
  updateSevere,
} from './severe.data.ts';
export { isPair, type NextStep, stepAfter } from './severe.policy.ts';
export { makeSevere, requireRound, severeObject } from './severe.service.ts';
export { createToldReader, readTold, type ToldNow } from './told.service.ts';
export { measureFirstLooks } from './waits.data.ts';
