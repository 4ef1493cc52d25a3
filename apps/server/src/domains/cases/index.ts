export {
  addToCase,
  isRepeated,
  listCases,
  lockCase,
  lockOpenCase,
  putIntoCase,
  readCase,
} from './cases.service.ts';
export { letterOf } from './letters.policy.ts';
export { noteLostLetter } from './lost-letters.service.ts';
export { writeNote } from './notes.service.ts';
export { countStrikes } from './strikes.data.ts';
export { type Doer, giveStrike, takeStrikeBack } from './strikes.service.ts';
