import { eld } from 'eld/extrasmall';
import type { GuessLanguage } from './phases/not-english.ts';

/** Guesses among sixty languages. Loading this takes tens of MB: for the worker alone. */
export const guessLanguage: GuessLanguage = text => eld.detect(text).language;
