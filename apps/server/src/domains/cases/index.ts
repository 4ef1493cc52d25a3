export {
  addToCase,
  holdCase,
  isRepeated,
  listCases,
  putIntoCase,
  readCase,
  requireCase,
} from './cases.service.ts';
export { letterOf } from './letters.policy.ts';
export { noteLostLetter } from './lost-letters.service.ts';
export { writeNote } from './notes.service.ts';
export { countStrikes, type Doer, giveStrike, takeStrikeBack } from './strikes.service.ts';
