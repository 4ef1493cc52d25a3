export { type FamilyChild, findFamilyChild } from './children.data.ts';
export { consentLetter } from './consent-letters.ts';
export {
  type Answerer,
  findLetterAnswers,
  findRelation,
  type LetterAnswer,
} from './consents.data.ts';
export {
  type Answered,
  type Decision,
  mayGetWeeklyLetter,
  pauseOutdated,
  readAnswered,
  readConsents,
  recordConsents,
  refreshContact,
  sumConsents,
} from './consents.service.ts';
export {
  deleteAnswers,
  endLetters,
  endLinks,
  findAsked,
  type OpenLink,
} from './links.data.ts';
export {
  type Answer,
  codeOf,
  type LinkDeps,
  makeAnswerLink,
  makeChangeLink,
  makeLetterLink,
  makeStopLink,
  openLink,
} from './links.service.ts';
export { currentNotice, neededVersion } from './notice.policy.ts';
