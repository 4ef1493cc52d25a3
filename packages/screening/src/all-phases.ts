import { guessLanguage } from './guess-language.ts';
import { createPhases } from './phases/index.ts';

/** The phases that the worker runs. */
export const phases = createPhases(guessLanguage);
