import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { aboutPet, birth, event, personIs } from './birth-date/about.ts';
import { datesOf, type FullDate } from './birth-date/dates.ts';
import type { Phase } from './phase.ts';

/** How far a date may be from the words that it belongs to. */
const near = 45;
const births = new RegExp(`(?<!\\p{L})${birth}(?!\\p{L})`, 'gu');
const breaks = /[!\n]/;
/** Of people who are in primary school, and of small brothers and sisters. */
const [firstYear, lastYear] = [2008, 2022];

/** The words for a birth next to a date, with what is between; undefined if there are none. */
function birthNear(text: string, { from, to }: FullDate): string | undefined {
  const start = Math.max(0, from - near);
  const before = matchesOf(births, text.slice(start, from)).at(-1);
  const lead = text.slice(start + (before?.index ?? 0), from);
  if (before && !breaks.test(lead)) return lead;
  const after = matchesOf(births, text.slice(to, to + near + 20))[0];
  if (!after || after.index > near) return undefined;
  const rest = text.slice(to, to + after.index + after[0].length);
  return breaks.test(rest) ? undefined : rest;
}

const sentenceEnd = /[.!?\n](?!\d)/;

function sentenceAt(text: string, { from, to }: FullDate): string {
  const before =
    text
      .slice(Math.max(0, from - 100), from)
      .split(sentenceEnd)
      .at(-1) ?? '';
  const after = text.slice(to, to + 100).split(sentenceEnd)[0] ?? '';
  return `${before} ${after}`;
}

/** How surely a date is a date of birth; undefined if it is not. */
function sureness(text: string, date: FullDate): 1 | 2 | undefined {
  const said = birthNear(text, date);
  const sentence = sentenceAt(text, date);
  if (said !== undefined && !event.test(said)) {
    // A party this year is on a full date too.
    const isParty = date.year > lastYear && !/born|birth(?! ?day)/.test(said);
    return isParty || aboutPet.test(sentence) ? 1 : 2;
  }
  if (date.isShort || date.year < firstYear || date.year > lastYear) return undefined;
  if (personIs.test(text.slice(Math.max(0, date.from - 30), date.from))) return 2;
  return event.test(sentence) ? undefined : 1;
}

/** Finds a date of birth with its year: a birthday without one is harmless. */
export const birthDate: Phase = {
  name: 'dates of birth',
  find: (reading: Reading): Found[] => {
    const { text } = reading.folded;
    return datesOf(text).flatMap(date => {
      const severity = sureness(text, date);
      if (severity === undefined) return [];
      const explanation =
        severity === 2 ? 'A date of birth with its year' : 'Perhaps a date of birth with its year';
      return [
        foundInFolded(reading, { code: 'birthDate', severity, explanation }, date.from, date.to),
      ];
    });
  },
};
