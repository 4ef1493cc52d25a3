import { eld } from 'eld/extrasmall';
import type { GuessLanguage } from './phases/not-english.ts';

/** Guesses among sixty languages. It takes tens of MB, so only the worker loads it. */
export const guessLanguage: GuessLanguage = text => eld.detect(text).language;
