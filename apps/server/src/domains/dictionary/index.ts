export { markWord, readAlphabet, readKnownWords, readWords } from './dictionary.service.ts';
