/** Middle value of a list; the mean of the two middle ones when the count is even. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
};

/** One printed row: title, value, spread and budget. */
export const row = (
  name: string,
  values: readonly number[],
  unit: string,
  budget: string,
): string => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    value => (value < 10 ? value.toFixed(2) : value.toFixed(0)),
  );
  return `${name.padEnd(46)} ${middle} ${unit} (${least} to ${most}); budget ${budget}`;
};
