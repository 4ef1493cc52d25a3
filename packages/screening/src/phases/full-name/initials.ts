import { isCommonWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import type { Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isAboutFame } from './about.ts';

const initial =
  /(?<![a-zA-Z])(?<![\p{L}\p{N}])(?:\p{Lu}\.\s?){1,3}(?<surname>\p{Lu}\p{Ll}{3,20})(?!\p{L})/gu;

/** `T. Rosenberg`, `T. J. Rosenberg`: the first letters of names and a surname. */
export function withInitials(reading: Reading): Found[] {
  if (isAboutFame(reading)) return [];
  return matchesOf(initial, reading.context.text)
    .filter(match => !isCommonWord((match.groups?.['surname'] ?? '').toLowerCase()))
    .map(match => ({
      code: 'fullName',
      severity: 1,
      explanation: 'A surname after a letter',
      start: match.index,
      end: match.index + match[0].length,
      status: 'ok',
    }));
}
