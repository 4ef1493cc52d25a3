/** Middle value of a list; the mean of the two middle ones when the count is even. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
};

const missed = ', MISSED';

/** The end of a printed row: its budget, and whether it was missed. */
export const budgetEnd = (budget: string, met: boolean): string =>
  `; budget ${budget}${met ? '' : missed}`;

/** Whether a printed row says that its budget was missed. */
export const isMissed = (row: string): boolean => row.includes(missed);

/** One printed row: title, value, spread and budget for the median, which is a maximum or a minimum. */
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
