import { services } from '../../data/platforms.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInFolded, type Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isAccountNameAnywhere, readTokens, saidNames } from './account-names.ts';
import { AccountSearch, type Place } from './account-search.ts';

const service = new RegExp(
  `(?<![a-z])(?<![\\p{L}\\p{N}_.])(?:${services.join('|')})(?![\\p{L}\\p{N}_])`,
  'gu',
);
/** What comes before the name of an account, also without a service. */
const label =
  /(?<![a-z])(?<![\p{L}\p{N}_])(?:user ?names?|users?|accounts?|channels?|nick ?name|nick|gamer ?tag|handle|(?:online|known|logged in|play|playing) (?:as|under)|(?:find|search|look|add)(?: me)? (?:for|under|as|on it)|(?<=\bid\b[^.?!\n]{0,25}[, ])name)(?![\p{L}\p{N}_])/gu;

/** `add me in Duolingo: fox_7`, `I am QueenMia on xbox`, `mia dot draws, that is my snap`. */
export function placedAccounts(reading: Reading): Found[] {
  const { text } = reading.folded;
  const ofServices = matchesOf(service, text);
  const ofLabels = matchesOf(label, text);
  if (ofServices.length + ofLabels.length === 0) return [];
  const tokens = readTokens(reading);
  const said = saidNames(tokens);
  const search = new AccountSearch(tokens, said);
  const tokenAt = new Map(tokens.map(({ from }, index) => [from, index]));
  const indexAfter = (at: number): number => {
    for (let place = at; place < text.length; place += 1) {
      const index = tokenAt.get(place);
      if (index !== undefined) return index;
    }
    return tokens.length;
  };
  const mark = (place: Place | undefined, severity: 1 | 2): Found[] => {
    const [from, to] = [tokens[place?.[0] ?? -1]?.from, tokens[place?.[1] ?? -1]?.to];
    if (from === undefined || to === undefined) return [];
    const explanation = 'The name of an account elsewhere';
    return [foundInFolded(reading, { code: 'socialMedia', severity, explanation }, from, to)];
  };
  const sure = said.filter(
    ([first, last]) =>
      tokens.slice(first, last + 1).some(one => one.text === 'underscore') || last - first > 3,
  );
  return [
    ...ofServices.flatMap(({ 0: name, index }) => {
      const next = indexAfter(index + name.length);
      const isNamed = /^\s?[=:]/.test(text.slice(index + name.length, index + name.length + 2));
      const beside = search.beside(next, 1, isNamed);
      return [
        ...mark(beside, 2),
        ...mark(search.beside(indexAfter(index) - 1, -1, false), 2),
        ...(beside
          ? []
          : mark(search.unsureAfter(next) ?? search.unsureBefore(indexAfter(index) - 1), 1)),
      ];
    }),
    ...ofLabels.flatMap(({ 0: name, index }) =>
      mark(search.beside(indexAfter(index + name.length), 1, true), 2),
    ),
    ...(ofServices.length > 0 ? sure.flatMap(place => mark(place, 2)) : []),
    ...tokens.flatMap((one, at) => (isAccountNameAnywhere(one) ? mark([at, at], 1) : [])),
  ];
}
