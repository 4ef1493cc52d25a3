import type { Languages } from '@digipals/contract';
import { createContext, use } from 'react';

const SaveLanguages = createContext<Languages | undefined>(undefined);

/** Gives the languages in which lessons are saved; without it no lesson can be. */
export const SaveLanguagesProvider = SaveLanguages;

/** Languages in which lessons are saved, once they are known. */
export const useSaveLanguages = (): Languages | undefined => use(SaveLanguages);
