import type { Question } from '@digipals/contract';

type Shape = {
  /** The components and how many items each has. */
  parts: string;
  /** Letters of each text; the address of a picture or sound counts nothing. */
  lengths: readonly number[];
};

const lengthOf = (text = ''): number => (text.startsWith('/media/') ? 0 : text.length);

const shapeOf = ({ components, instruction }: Question): Shape => {
  const items = components.flatMap(({ data }) => data);
  return {
    parts: components
      .map(({ type, data }) => `${type} ${data.map(({ audio }) => (audio ? 'spoken' : 'silent'))}`)
      .join('; '),
    lengths: [
      lengthOf(instruction?.text),
      ...items.flatMap(({ value, label }) => [lengthOf(value), lengthOf(label)]),
    ],
  };
};

const total = ({ lengths }: Shape): number => lengths.reduce((sum, length) => sum + length, 0);

const isNoLonger = (one: Shape, other: Shape): boolean =>
  one.parts === other.parts &&
  one.lengths.every((length, at) => length <= (other.lengths[at] ?? 0));

/**
 * The questions without those that need no more room than another: the same components, and no text
 * that is longer than its counterpart.
 */
export const withoutRepeats = <T extends { content: Question }>(pages: readonly T[]): T[] => {
  const shaped = pages
    .map(page => ({ page, shape: shapeOf(page.content) }))
    .toSorted((one, other) => total(other.shape) - total(one.shape));
  const kept: typeof shaped = [];
  for (const one of shaped) {
    if (!kept.some(({ shape }) => isNoLonger(one.shape, shape))) kept.push(one);
  }
  return kept.map(({ page }) => page);
};
