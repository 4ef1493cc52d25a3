import { isGivenName } from '@digipals/writing';
import { largePlaces } from '../../data/address-words.ts';
import { isKnownWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInWords, matchPlace, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isCapital } from '../capitals.ts';

const unit =
  '(?:years?|months?|weeks?|days?|hours?|min(?:ute)?s?|seasons?|summers?|winters?|times?|km|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|m)';
const number = `\\d{1,3}[a-z]?(?= [.?]|$| (?!${unit}\\b)[^ .?]+)`;
const name = "[\\p{L}\\p{M}']{4,20}";
/** Slavonic and Greek streets bear a name in the genitive. */
const genitive =
  '\\p{L}{2,16}(?:[oe]v(?:a|o|y|oy)?|in[ay]|sk(?:aya|oy|ogo|oho|iy|a)|nosti|n[oa]ya|ou)';
const patterns = [
  `\\b(?:live|lives|living|(?:home|house|flat|address|street) is)(?: (?:in|at|on|here|now)){0,2} (?<mark>${name} ${number})`,
  `\\b(?:live|lives|living|home|house|flat|address|street)(?: [\\p{L}']{1,8}){0,5} (?<mark>${genitive} ${number})`,
].map(pattern => new RegExp(pattern, 'dgu'));
const home = /\b(?:live|lives|living|home|house|flat|address|street)\b/;
const tale =
  /\b(?:film|movie|book|story|game|level|match|goals?|player|minecraft|roblox|fortnite)\b/;

/** `I live Gagarina 24`: a street without the word for it. */
export function unsaidStreets(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  if (!home.test(text) || tale.test(text)) return [];
  return patterns
    .flatMap(pattern => matchesOf(pattern, text))
    .flatMap(match => {
      const [from, to] = matchPlace(match);
      const first = wordAt[from] ?? 0;
      const word = reading.words[first]?.spelt ?? '';
      if (!isCapital(reading, first) || isKnownWord(word) || isGivenName(word)) return [];
      if (largePlaces.has(word)) return [];
      const explanation = 'A street without the word for it, and a number';
      const signal = { code: 'address', severity: 1, explanation } as const;
      return [foundInWords(reading, signal, first, wordAt[to - 1] ?? first)];
    });
}
