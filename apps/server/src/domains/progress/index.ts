export { readCanDo, readClassCanDo } from './can-do.service.ts';
export { shownLesson } from './plan.ts';
export { findLearner, listLearners } from './progress.data.ts';
export { askedWords, progressIn, readRecords, wordsIn } from './progress.service.ts';
export { resultFiles } from './result-files.ts';
