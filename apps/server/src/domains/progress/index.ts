export { shownLesson } from './plan.ts';
export { findLearner, listLearners } from './progress.data.ts';
export { askedWords, progressIn, type Records, readRecords, wordsIn } from './progress.service.ts';
export { type ResultsOf, resultFiles } from './result-files.ts';
