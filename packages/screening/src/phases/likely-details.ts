import { type Detail, details, type Judged, judge } from '../learned/details.ts';
import { readWeights } from '../learned/linear-model.ts';
import type { Reading } from '../read/reading.ts';
import type { Found } from '../types.ts';
import type { Phase } from './phase.ts';

const explanations: Readonly<Record<Detail, string>> = {
  fullName: 'Perhaps a full name',
  phone: 'Perhaps a phone number',
  email: 'Perhaps an e-mail address',
  address: 'Perhaps an address',
  school: 'Perhaps a school or club',
  socialMedia: 'Perhaps an account',
  birthDate: 'Perhaps a date of birth',
  asksForDetails: 'Perhaps asks for a personal detail',
};

/** The model finds a detail where one token is this likely. */
const likely = 0.8;
/** Its mark goes on as far as tokens are this likely. */
const possible = 0.1;
/** The mark of a rule goes on as far as tokens are this likely. */
const joined = 0.2;
/** The most signs between two words of a mark. */
const mostSigns = 2;

const weights = readWeights(details);
const judged = new WeakMap<Reading, readonly Judged[]>();

/** What the model says of each token; worked out once for all phases. */
function judgedOf(reading: Reading): readonly Judged[] {
  const before = judged.get(reading);
  if (before) return before;
  const tokens = judge(weights, reading.context.text, reading.folded);
  judged.set(reading, tokens);
  return tokens;
}

/** Words beside each other, at most signs between them, that all may belong to a detail. */
function groupsOf(tokens: readonly Judged[]): Judged[][] {
  const groups: Judged[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  tokens.forEach((token, at) => {
    if (token.isSign || token.probability < possible) return;
    const hasOnlySigns = tokens.slice(Math.max(0, last + 1), at).every(({ isSign }) => isSign);
    if (hasOnlySigns && at - last <= mostSigns + 1) groups.at(-1)?.push(token);
    else groups.push([token]);
    last = at;
  });
  return groups;
}

/**
 * Personal details as a model learned them from cases, for forms that no rule has. Never more than severity 1,
 * because it cannot say why.
 */
export const likelyDetails: Phase = {
  name: 'likely personal details',
  find: reading =>
    groupsOf(judgedOf(reading)).flatMap((group): Found[] => {
      const [best] = group.toSorted((a, b) => b.probability - a.probability);
      const [first, last] = [group[0], group.at(-1)];
      if (!best || best.probability < likely || !first || !last) return [];
      const [code, explanation] = [best.likeliest, explanations[best.likeliest]];
      const { start } = first;
      return [{ code, severity: 1, start, end: last.end, status: 'ok', explanation }];
    }),
};

/** The last word that belongs to a mark, from one of its tokens on in one direction. */
function reach(
  tokens: readonly Judged[],
  { from, step, code }: { from: number; step: 1 | -1; code: Found['code'] },
): number {
  let last = from;
  for (let at = from + step; Math.abs(at - last) <= mostSigns + 1; at += step) {
    const token = tokens[at];
    if (token === undefined) return last;
    if (token.isSign) continue;
    if (token.probability < joined || token.likeliest !== code) return last;
    last = at;
  }
  return last;
}

/** Widens a finding to the words beside it that belong to it. */
function widen(found: Found, tokens: readonly Judged[]): Found {
  const { start, end, code } = found;
  if (start === null || end === null) return found;
  const first = tokens.findIndex(token => token.end > start);
  const last = tokens.findLastIndex(token => token.start < end);
  if (first < 0 || last < first) return found;
  const from = reach(tokens, { from: first, step: -1, code });
  const to = reach(tokens, { from: last, step: 1, code });
  // Without spaces a token can be a whole sentence, so its own ends stay where the rule put them.
  return {
    ...found,
    start: from === first ? start : (tokens[from]?.start ?? start),
    end: to === last ? end : (tokens[to]?.end ?? end),
  };
}

/** A phase for personal details whose marks the model completes. */
export const withWholeMarks = (phase: Phase): Phase => ({
  name: phase.name,
  find(reading) {
    const found = phase.find(reading);
    return found.length === 0 ? found : found.map(one => widen(one, judgedOf(reading)));
  },
});
