/** Middle value of a list; the mean of the two middle ones when the count is even. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
};

/** The value that a share of all values is not above. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

const missed = ', MISSED';

/** The end of a printed row: its budget, and whether it was missed. */
export const budgetEnd = (budget: string, met: boolean): string =>
  `; budget ${budget}${met ? '' : missed}`;

/** One printed row: title, text, and a budget that was met or missed. */
export const textRow = (
  name: string,
  text: string,
  budget?: { says: string; isMet: boolean },
): string => `${name.padEnd(34)} ${text}${budget ? budgetEnd(budget.says, budget.isMet) : ''}`;

/** Whether a printed row says that its budget was missed. */
export const isMissed = (row: string): boolean => row.includes(missed);

/** One printed row of figures: title, median, spread and budget of the median, which is a maximum or a minimum. */
export const row = (
  name: string,
  values: readonly number[],
  unit: string,
  budget: { atMost: number } | { atLeast: number },
): string => {
  const [goal, met] =
    'atMost' in budget
      ? [`${budget.atMost} ${unit} or less`, median(values) <= budget.atMost]
      : [`${budget.atLeast} ${unit} or more`, median(values) >= budget.atLeast];
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    value => (value < 10 ? value.toFixed(2) : value.toFixed(0)),
  );
  return `${name.padEnd(46)} ${middle} ${unit} (${least} to ${most})${budgetEnd(goal, met)}`;
};
