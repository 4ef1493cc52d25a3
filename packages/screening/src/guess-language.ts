import { eld } from 'eld/extrasmall';
import type { GuessLanguage } from './phases/not-english.ts';

eld.setLanguageSubset(['en', 'es', 'fr', 'tr', 'ru', 'az', 'th', 'zh']);

/** Guesses among English and the help languages. Loading this takes tens of MB: for the worker alone. */
export const guessLanguage: GuessLanguage = text => eld.detect(text).language;
