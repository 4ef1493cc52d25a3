import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const month =
  '(?:jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember|embre)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
/** Only of people who may be children now. */
const year = "(?:20[012]\\d|['’][012]\\d)";
const gap = '[\\s,.]{1,3}(?:of\\s|in\\s|the\\s){0,2}';
const date = `(?:${day}${gap}${month}${gap}${year}|${month}${gap}${day}${gap}${year}|\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?(?:20[012]\\d|[012]\\d)(?!\\d)|20[012]\\d-\\d{1,2}-\\d{1,2})`;
const birth =
  '(?:born|birth ?days?|birth ?date|date of birth|bday|b-day|b day|dob|birth|dogum|rojd)';

const patterns = [
  new RegExp(`\\b${birth}\\b[^?!\\n]{0,25}?(?<!\\d)(?<mark>${date})`, 'dg'),
  new RegExp(
    `(?<!\\d)(?<mark>${date})[^?!\\n]{0,25}?\\b(?:${birth}|when i (?:was|am) born|i (?:was|am|were) born)\\b`,
    'dg',
  ),
];

/** Finds a date of birth with its year: a birthday without one is harmless. */
export const birthDate: Phase = {
  name: 'dates of birth',
  find: (reading: Reading): Found[] =>
    patterns.flatMap(pattern =>
      matchesOf(pattern, reading.folded.text).map(match => {
        const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
        const explanation = 'A date of birth with its year';
        return foundInFolded(reading, { code: 'birthDate', severity: 2, explanation }, from, to);
      }),
    ),
};
