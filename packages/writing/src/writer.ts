import type { Correction, TeachingLanguage } from '@digipals/contract';
import { correctionsOf } from './corrections.ts';

/** Helps a child to write. */
export type Writer = {
  /**
   * Better spellings and wordings for a text, in its order, none over another; places in UTF-16 units.
   * `names` are never corrected.
   */
  corrections(
    text: string,
    dialect: TeachingLanguage,
    names?: readonly string[],
  ): Promise<Correction[]>;
  close(): Promise<void>;
};

/** A writer with the project's own lists and rules. */
export const createWriter = (): Writer => ({
  corrections: async (text, dialect, names = []) => correctionsOf(text, { dialect, names }),
  close: async () => {},
});

/** Reads the dictionaries and builds the spelling index (half a second), before a child waits for it. */
export function warmUp(): void {
  correctionsOf('My frend is heer.', { dialect: 'gb', names: [] });
}
