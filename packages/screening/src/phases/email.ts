import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const at = '\\s{0,2}(?:@|[([{<]\\s?(?:at|a)\\s?[)\\]}>])\\s{0,2}';
const dot = '(?:\\s?\\.\\s?|\\s?[([{<]\\s?dot\\s?[)\\]}>]\\s?|\\s{1,2}dot\\s{1,2})';
const ends = '(?:com|net|org|ru|az|tr|th|cn|fr|es|uk|us|info|edu|me|io|co)';
const name = '(?<![a-z0-9._%+-])[a-z0-9_%+-]{1,40}';
const longName = `${name}(?:${dot}[a-z0-9_%+-]{1,40}){0,3}`;
const providers =
  '(?:gmail|gmial|gmal|gmil|gmaill|gmai|gemail|hotmail|hotmial|hotmal|yahoo|yaho|yahooo|outlook|outlok|icloud|iclod|yandex|yandeks|mail|rambler|qq|proton|protonmail|aol|live|msn)';

const patterns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${name}(?:\\.[a-z0-9_%+-]{1,40}){0,4}@[a-z0-9-]{1,40}(?:\\.[a-z0-9-]{2,24}){1,3}`,
      'g',
    ),
    'An e-mail address',
  ],
  [
    new RegExp(`${longName}${at}[a-z0-9-]{2,40}(?:${dot}[a-z]{2,6}\\b){1,2}`, 'g'),
    'An e-mail address with signs in words',
  ],
  [
    new RegExp(
      `${longName}\\s{1,2}at\\s{1,2}[a-z0-9-]{2,40}\\s{1,2}dot\\s{1,2}${ends}\\b(?:\\s{1,2}dot\\s{1,2}[a-z]{2}\\b)?`,
      'g',
    ),
    'An e-mail address in words',
  ],
  [
    new RegExp(`${longName}\\s{1,2}at\\s{1,2}${providers}(?:${dot}|\\s)${ends}\\b`, 'g'),
    'An e-mail address in words',
  ],
  [
    new RegExp(
      `(?<![a-z0-9._%+-])(?!(?:my|the|a|your|have|use|is|on)\\b)[a-z0-9_]{3,40}\\s(?:gmail|gmial|hotmail|yahoo|yandex|outlook|icloud)(?:${dot}|\\s)${ends}\\b`,
      'g',
    ),
    'An e-mail address without its signs',
  ],
  [
    /\b(?:gmail|hotmail|yahoo|yandex|outlook|e-?mail)(?:\s(?:name|address|adress))?\s?(?:is|:|=)\s?[a-z0-9_.]{0,30}[0-9_][a-z0-9_.]{0,30}/g,
    'A name of a mailbox',
  ],
];

const search = (reading: Reading, [pattern, explanation]: readonly [RegExp, string]): Found[] =>
  [...reading.folded.text.matchAll(pattern)].map(match =>
    foundInFolded(
      reading,
      { code: 'email', severity: 2, explanation },
      match.index,
      match.index + match[0].length,
    ),
  );

/** E-mail addresses, with their signs or in words. */
export const email: Phase = {
  name: 'e-mail addresses',
  find: reading => {
    if (!/@|\bat\b|\(at|mail|yahoo|yandex|outlook|icloud|[([{]a/.test(reading.folded.text))
      return [];
    return patterns.flatMap(pattern => search(reading, pattern));
  },
};
