import { matchesOf } from '../../read/matches.ts';
import { foundInWords, matchesIn, type Reading, sought } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

const home = '(?:mine|ours|us|me|(?:my|our) (?:house|home|place|flat|door|street|gate))';
const wayHome = sought(
  new RegExp(
    `\\b(?:(?:get|come|go|walk|way|drive|road) to ${home}|(?:find|reach|visit) ${home}|easy to find)\\b`,
    'g',
  ),
);
const step =
  /\b(?:you )?(?:get (?:off|out)|go (?:down|up|out|past|straight|along|over|through|until)|turn (?:left|right)|take (?:the )?(?:bus|tram|metro|train|first|second|third|\d{1,3})|stop at|walk (?:past|down|up|along|to|from|until)|(?:the )?(?:first|second|third|next) (?:left|right|street)|on the (?:left|right))\b/g;
const longest = 250;
const farthest = 120;

/** The way to the home: `to get to mine get off at the Spar, then first left`. */
export function directions(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesIn(reading, wayHome).flatMap(({ 0: { length }, index }) => {
    const rest = text.slice(index + length, index + length + longest);
    const steps = matchesOf(step, rest);
    const first = steps[0];
    const last = steps.at(-1);
    if (first === undefined || last === undefined || first.index > farthest) return [];
    const end = / [.?](?! \d)/.exec(rest.slice(last.index))?.index ?? rest.length - last.index;
    const from = index + length + first.index;
    const to = index + length + last.index + end;
    const explanation = 'The way to the home';
    const signal = { code: 'address', severity: 1, explanation } as const;
    return [foundInWords(reading, signal, wordAt[from] ?? 0, wordAt[to - 1] ?? 0)];
  });
}
