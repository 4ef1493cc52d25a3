import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { SourceCatalogue } from './catalogue-files.ts';

/**
 * Compiles the ICU messages of one language to the form `createTranslator` reads, so that no parser
 * reaches the browser. Throws, naming the key, when a message does not parse.
 */
export function compileCatalogue(catalogue: SourceCatalogue): Record<string, CompiledMessage> {
  const entries = Object.entries(catalogue).map(([key, text]) => [key, compile(key, text)]);
  return Object.fromEntries(entries) as Record<string, CompiledMessage>;
}

function compile(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new Error(`The message ${key} does not parse: ${text}`, { cause });
  }
}
