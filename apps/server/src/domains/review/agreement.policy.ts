import { type Outcome, type ReturnReason, returnReasons } from '@digipals/contract';

/** Opinions of two adults on the same text, with a count. */
export type OpinionPair = {
  readonly first: Opinion;
  readonly second: Opinion;
  readonly count: number;
};
type Opinion = { readonly outcome: Outcome; readonly reason: ReturnReason | null };

/** Agreement of two adults, for one reason or overall (null). */
export type Agreement = {
  readonly reason: ReturnReason | null;
  readonly both: number;
  readonly agreed: number;
  readonly kappa: number | null;
};

const labelOf = ({ outcome, reason }: Opinion): string => `${outcome} ${reason ?? ''}`;

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, n) => sum + n, 0);

function countBy(pairs: readonly OpinionPair[], labelIn: (pair: OpinionPair) => string) {
  const counts = new Map<string, number>();
  for (const pair of pairs) {
    const label = labelIn(pair);
    counts.set(label, (counts.get(label) ?? 0) + pair.count);
  }
  return counts;
}

/**
 * Cohen's kappa: agreement beyond chance.
 * @returns null without pairs, or if both always agree on one outcome
 */
function kappaOf(
  pairs: readonly OpinionPair[],
  labelIn: (opinion: Opinion) => string,
): number | null {
  const all = sumOf(pairs.map(({ count }) => count));
  const same = pairs.filter(({ first, second }) => labelIn(first) === labelIn(second));
  const observed = sumOf(same.map(({ count }) => count)) / all;
  const firsts = countBy(pairs, ({ first }) => labelIn(first));
  const seconds = countBy(pairs, ({ second }) => labelIn(second));
  const expected =
    sumOf([...firsts].map(([label, count]) => count * (seconds.get(label) ?? 0))) / all ** 2;
  return all === 0 || expected === 1 ? null : (observed - expected) / (1 - expected);
}

/**
 * Agreement of blind second opinions: first overall (reason null), then for each reason. `both` counts
 * pairs in which at least one adult gave the reason, `agreed` those in which both did.
 */
export function agreementOf(pairs: readonly OpinionPair[]): Agreement[] {
  const countOf = (wanted: (pair: OpinionPair) => boolean) =>
    sumOf(pairs.filter(wanted).map(({ count }) => count));
  const overall = {
    reason: null,
    both: countOf(() => true),
    agreed: countOf(({ first, second }) => labelOf(first) === labelOf(second)),
    kappa: kappaOf(pairs, labelOf),
  };
  const each = returnReasons.map(reason => {
    const hasReason = (opinion: Opinion): boolean => opinion.reason === reason;
    return {
      reason,
      both: countOf(({ first, second }) => hasReason(first) || hasReason(second)),
      agreed: countOf(({ first, second }) => hasReason(first) && hasReason(second)),
      kappa: kappaOf(pairs, opinion => String(hasReason(opinion))),
    };
  });
  return [overall, ...each];
}
