import { setImmediate } from 'node:timers/promises';
import type { Correction, TeachingLanguage } from '@digipals/contract';
import { correctionsOf } from './corrections.ts';

/** Writing help for children. */
export type Writer = {
  /**
   * Corrections of spelling and grammar, in text order and without overlaps (NOTSHOWN-33). Offsets are
   * UTF-16 units. `names` are never corrected.
   */
  corrections(
    text: string,
    dialect: TeachingLanguage,
    names?: readonly string[],
  ): Promise<Correction[]>;
};

/**
 * Creates a writer that uses the lists and rules of this package. It corrects one text in each turn of the
 * event loop, so that other calls are answered between two texts.
 */
export function createWriter(): Writer {
  let last: Promise<unknown> = Promise.resolve();
  return {
    corrections(text, dialect, names = []) {
      const found = last
        .then(() => setImmediate())
        .then(() => correctionsOf(text, { dialect, names }));
      last = found.catch(() => undefined);
      return found;
    },
  };
}

/** Loads the dictionaries and builds the spelling index (half a second) before the first request. */
export function warmUp(): void {
  correctionsOf('My frend is heer.', { dialect: 'gb', names: [] });
}
