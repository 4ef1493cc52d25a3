export { sentenceOptions } from './sentence-maker/sentence-options.ts';
export { createNearest } from './spelling/nearest.ts';
export { isGivenName } from './words/is-given-name.ts';
export { isEverydayWord, isKnownWord } from './words/is-known-word.ts';
export { isNearWord } from './words/is-near-word.ts';
export { isWrittenSmall } from './words/known-words.ts';
export { createWriter, type Writer, warmUp } from './writer.ts';
