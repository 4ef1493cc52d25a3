export {
  beginMeasure,
  countForOther,
  endMeasure,
  insertMeasure,
  isAuthor,
  isLong,
  isReadBySenior,
  listMeasuresOf,
  markSeen,
  type NewMeasure,
} from './measures.data.ts';
export { answerByOf, isOpen, mayAnswer, mayConfirm, mayEnd, stateAt } from './measures.policy.ts';
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
