export {
  beginMeasure,
  countForOther,
  endMeasure,
  insertMeasure,
  isAuthor,
  isReadBySenior,
  listMeasuresOf,
  markSeen,
  type NewMeasure,
} from './measures.data.ts';
export {
  answerByOf,
  isOpen,
  mayAnswer,
  mayConfirm,
  mayEnd,
  pausedSince,
  stateAt,
} from './measures.policy.ts';
export {
  readMeasure,
  readMeasuresOf,
  readOpenMeasures,
  readOwnMeasures,
  requireMayWrite,
  requireMeasure,
  requireOwnMeasure,
} from './measures.service.ts';
export { answerObjection, upsertObjection } from './objections.data.ts';
