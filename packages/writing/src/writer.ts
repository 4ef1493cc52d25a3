import type { Correction, TeachingLanguage } from '@digipals/contract';
import { correctionsOf, withMore } from './corrections.ts';
import { createGrammarHelper, type GrammarHelper } from './harper/grammar-helper.ts';

/** Helps a child to write; created once, its memory stays small until it is first asked. */
export type Writer = {
  /**
   * Better spellings and wordings for a text, in its order, none over another; places in UTF-16 units.
   * `names` are never corrected. What the grammar helper cannot say in time is left out.
   */
  corrections(
    text: string,
    dialect: TeachingLanguage,
    names?: readonly string[],
  ): Promise<Correction[]>;
  close(): Promise<void>;
};

/** `grammar`: the helper in a thread of its own (350 MB once used); false for none, or another one in tests. */
export type WriterOptions = { readonly grammar?: boolean | GrammarHelper };

/** A writer. Without any grammar helper it gives everything but that one's hints. */
export function createWriter({ grammar = true }: WriterOptions = {}): Writer {
  const helper = grammar === true ? createGrammarHelper() : grammar === false ? undefined : grammar;
  return {
    async corrections(text, dialect, names = []) {
      const options = { dialect, names };
      const own = correctionsOf(text, options);
      if (!helper || text.trim() === '') return own;
      const others = await helper.corrections(text, dialect).catch(() => []);
      return withMore(own, others, text, options);
    },
    async close() {
      await helper?.close();
    },
  };
}

/** Reads the dictionaries and makes what spelling is sought in (half a second), before a child waits for it. */
export function warmUp(): void {
  correctionsOf('My frend is heer.', { dialect: 'gb', names: [] });
}
