import { type Outcome, type ReturnReason, returnReasons } from '@digipals/contract';

/** What two adults said of one text, and how often it was so. */
export type OpinionPair = {
  readonly first: Opinion;
  readonly second: Opinion;
  readonly count: number;
};
type Opinion = { readonly outcome: Outcome; readonly reason: ReturnReason | null };

/** How often two adults agree. */
export type Agreement = {
  readonly reason: ReturnReason | null;
  readonly both: number;
  readonly agreed: number;
  readonly kappa: number | null;
};

const wordOf = ({ outcome, reason }: Opinion): string => `${outcome} ${reason ?? ''}`;

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, n) => sum + n, 0);

function countBy(pairs: readonly OpinionPair[], wordIn: (pair: OpinionPair) => string) {
  const counts = new Map<string, number>();
  for (const pair of pairs) {
    const word = wordIn(pair);
    counts.set(word, (counts.get(word) ?? 0) + pair.count);
  }
  return counts;
}

/**
 * Cohen's kappa: agreement beyond what chance gives two adults with their habits.
 * @returns null where there is nothing to compare, or both always say the same one thing
 */
function kappaOf(
  pairs: readonly OpinionPair[],
  wordIn: (opinion: Opinion) => string,
): number | null {
  const all = sumOf(pairs.map(({ count }) => count));
  const same = pairs.filter(({ first, second }) => wordIn(first) === wordIn(second));
  const observed = sumOf(same.map(({ count }) => count)) / all;
  const firsts = countBy(pairs, ({ first }) => wordIn(first));
  const seconds = countBy(pairs, ({ second }) => wordIn(second));
  const expected =
    sumOf([...firsts].map(([word, count]) => count * (seconds.get(word) ?? 0))) / all ** 2;
  return all === 0 || expected === 1 ? null : (observed - expected) / (1 - expected);
}

/**
 * Agreement of blind second opinions: first over everything (reason null), where both have judged
 * and said the same, then of each reason, where at least one returned a text for it and where both did.
 */
export function agreementOf(pairs: readonly OpinionPair[]): Agreement[] {
  const countOf = (wanted: (pair: OpinionPair) => boolean) =>
    sumOf(pairs.filter(wanted).map(({ count }) => count));
  const overall = {
    reason: null,
    both: countOf(() => true),
    agreed: countOf(({ first, second }) => wordOf(first) === wordOf(second)),
    kappa: kappaOf(pairs, wordOf),
  };
  const each = returnReasons.map(reason => {
    const said = (opinion: Opinion): boolean => opinion.reason === reason;
    return {
      reason,
      both: countOf(({ first, second }) => said(first) || said(second)),
      agreed: countOf(({ first, second }) => said(first) && said(second)),
      kappa: kappaOf(pairs, opinion => String(said(opinion))),
    };
  });
  return [overall, ...each];
}
