import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from '../translate/format.ts';
import type { SourceCatalogue } from './catalogue-files.ts';

/**
 * Compiles the ICU messages of one language to the form that `createTranslator` reads, so that no parser
 * reaches the browser. Throws, naming the key, when a message does not parse.
 */
export function compileCatalogue(catalogue: SourceCatalogue): Record<string, Message> {
  const entries = Object.entries(catalogue).map(([key, text]) => [key, compile(key, text)]);
  return Object.fromEntries(entries) as Record<string, Message>;
}

function compile(key: string, text: string): Message {
  try {
    const [first = '', ...rest] = compileMessageOrThrow(text);
    // Most messages are one text and need no list around it.
    const plain = rest.length === 0 && typeof first === 'string';
    return plain ? first : ([first, ...rest] as Message);
  } catch (cause) {
    throw new Error(`The message ${key} does not parse: ${text}`, { cause });
  }
}
