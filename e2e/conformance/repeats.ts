import type { Question } from '@digipals/contract';

type Shape = {
  /** The components, and how many of their items have a sound. */
  parts: string;
  /** Letters of each text, the longest of a component first; addresses of media count as 0. */
  lengths: readonly number[];
};

/** Letters by which a text may be longer: words of equal length differ in width by as much. */
const slack = 2;

const lengthOf = (text = ''): number => (text.startsWith('/media/') ? 0 : text.length);

const longestFirst = (texts: readonly (string | undefined)[]): number[] =>
  texts.map(lengthOf).toSorted((one, other) => other - one);

const shapeOf = ({ components, instruction }: Question): Shape => ({
  parts: components
    .map(({ type, data }) => `${type} ${data.length} ${data.filter(({ audio }) => audio).length}`)
    .join('; '),
  lengths: [
    lengthOf(instruction?.text),
    ...components.flatMap(({ data }) => [
      ...longestFirst(data.map(({ value }) => value)),
      ...longestFirst(data.map(({ label }) => label)),
    ]),
  ],
});

const total = ({ lengths }: Shape): number => lengths.reduce((sum, length) => sum + length, 0);

const isNoLonger = (one: Shape, other: Shape): boolean =>
  one.parts === other.parts &&
  one.lengths.every((length, at) => length <= (other.lengths[at] ?? 0) + slack);

/**
 * The questions without those that need hardly more room than another: the same components, and no text
 * that is more than two letters longer than its counterpart. Those with the most letters come first.
 * @param looked questions that were looked at before; what needs hardly more room than one of them is left out
 */
export const withoutRepeats = <T extends { content: Question }>(
  pages: readonly T[],
  looked: readonly T[] = [],
): T[] => {
  const shaped = pages
    .map(page => ({ page, shape: shapeOf(page.content) }))
    .toSorted((one, other) => total(other.shape) - total(one.shape));
  const met = looked.map(({ content }) => shapeOf(content));
  const kept: T[] = [];
  for (const { page, shape } of shaped) {
    if (met.some(other => isNoLonger(shape, other))) continue;
    met.push(shape);
    kept.push(page);
  }
  return kept;
};
