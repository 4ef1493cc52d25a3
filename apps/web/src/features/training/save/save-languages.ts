import type { Languages } from '@digipals/contract';
import { createContext, use } from 'react';

const SaveLanguages = createContext<Languages | undefined>(undefined);

/** Provides the languages in which lessons are saved. Without it, lessons cannot be saved. */
export const SaveLanguagesProvider = SaveLanguages;

/** Languages in which lessons are saved; undefined until loaded. */
export const useSaveLanguages = (): Languages | undefined => use(SaveLanguages);
