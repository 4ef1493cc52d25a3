import {
  foundInWords,
  matchesIn,
  matchPlace,
  type Reading,
  sought,
  spelt,
} from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { particles } from './kinds.ts';
import { isNamePart, isShouted } from './parts.ts';

const doing =
  '(?:train(?:s|ed|ings?)?|practi[cs]es?|lessons?|class(?:es)?|learn|study|play|dance|dancing|sing|choir|swim|swimming|draw|drawing|paint|chess|judo|karate|taekwondo|ballet|gymnastics|football|volleyball|basket(?:ball)?|handball|tennis|wrestling|boxing|piano|violin|guitar)';
const kind =
  '(?:palace|house|hall|centre|center|club|pool|stadium|gym|studio|arena|complex|courts?|rink|academy|gymnasium|theatre|conservatory)';
const places = sought(
  new RegExp(
    `\\b${doing}\\b[^.?]{0,40}? (?:in|at|to|is) (?:the )?(?<mark>(?:(?:sports?|youth|culture|cultural|community|music|art|dance|ice|tennis|swimming) )?${kind})(?= [^ .?])`,
    'dg',
  ),
);
const me = /\b(?:i|we|my|our|me|us)\b/;
const tale = /\b(?:film|movie|book|story|game|minecraft|roblox|fortnite|tv)\b/;
/** Whom a place is for: `the Palace of Children`. */
const forWhom =
  /^(?:children|pioneers?|culture|creativity|youth|sports?|arts?|music|students|schoolchildren)$/;
const joining = /^(?:of|in|for|near|the|named|after|at)$/;
const longest = 9;

/** The last word of the name after a kind of place, and whether it is a name at all. */
function lastOf(reading: Reading, start: number): number | undefined {
  let last = start;
  let named: number | undefined;
  for (let at = start + 1; at - start < longest && !endsSentence(reading, at - 1); at += 1) {
    const word = spelt(reading, at);
    const isName = isCapital(reading, at) && isNamePart(reading, at);
    if (isName && !forWhom.test(word)) named = at;
    else if (!forWhom.test(word) && !joining.test(word) && !particles.has(word)) break;
    last = at;
  }
  return named === undefined || last === start ? undefined : named;
}

/** `I play chess in the Palace of Children of Sheki`: where a child can be found every week. */
export function trainingPlaces(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  if (!me.test(text) || tale.test(text) || isShouted(reading)) return [];
  return matchesIn(reading, places).flatMap(match => {
    const [from, to] = matchPlace(match);
    const last = lastOf(reading, wordAt[to - 1] ?? 0);
    if (last === undefined) return [];
    const explanation = 'Where a child has lessons';
    const signal = { code: 'school', severity: 1, explanation } as const;
    return [foundInWords(reading, signal, wordAt[from] ?? 0, last)];
  });
}
