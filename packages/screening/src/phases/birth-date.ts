import { matchesOf } from '../read/matches.ts';
import { foundInFolded, type Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { arrival, birth, event, ofPet, personIs } from './birth-date/about.ts';
import { datesOf, type FullDate } from './birth-date/dates.ts';
import type { Phase } from './phase.ts';

/** How far a date may be from the words that it belongs to. */
const near = 45;
const births = new RegExp(`(?<!\\p{L})${birth}(?!\\p{L})`, 'gu');
const breaks = /[!\n]/;
/** Of people who are in primary school, and of small brothers and sisters. */
const [firstYear, lastYear] = [2008, 2022];

/** The words for a birth next to a date, what is before them, and what is between them and the date. */
type Birth = { readonly before: string; readonly said: string; readonly between: string };

function birthNear(text: string, { from, to }: FullDate): Birth | undefined {
  const start = Math.max(0, from - near);
  const last = matchesOf(births, text.slice(start, from)).at(-1);
  if (last) {
    const at = start + last.index;
    const between = text.slice(at + last[0].length, from);
    const before = text.slice(Math.max(0, at - near), at);
    if (!breaks.test(between)) return { before, said: last[0], between };
  }
  const next = matchesOf(births, text.slice(to, to + near + 20))[0];
  if (!next || next.index > near) return undefined;
  const between = text.slice(to, to + next.index);
  return breaks.test(between) ? undefined : { before: between, said: next[0], between };
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
  const found = birthNear(text, date);
  if (found && !event.test(found.between)) {
    const said = found.said + found.between;
    // A party this year is on a full date too.
    const isParty = date.year > lastYear && !/born|birth(?! ?day)/.test(said);
    return isParty || ofPet.test(found.before + found.said) ? 1 : 2;
  }
  if (found && !arrival.test(found.said)) return 1;
  if (date.isShort || date.year < firstYear || date.year > lastYear) return undefined;
  if (personIs.test(text.slice(Math.max(0, date.from - 30), date.from))) return 2;
  return event.test(sentenceAt(text, date)) ? undefined : 1;
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
