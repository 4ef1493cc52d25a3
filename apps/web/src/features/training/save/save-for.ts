import type { Languages } from '@digipals/contract';
import { createContext, use } from 'react';

/** What a saved lesson needs to know of the child: its languages and the base address of its own Domino. */
export type SaveFor = { languages: Languages; domino: string | undefined };

const Context = createContext<SaveFor | undefined>(undefined);

/** Provides the child that lessons are saved for. Without it, lessons cannot be saved. */
export const SaveForProvider = Context;

/** The child that lessons are saved for; undefined until loaded. */
export const useSaveFor = (): SaveFor | undefined => use(Context);
