import { guessLanguage } from './guess-language.ts';
import { createPhases } from './phases/index.ts';

/** What the worker runs. */
export const phases = createPhases(guessLanguage);
