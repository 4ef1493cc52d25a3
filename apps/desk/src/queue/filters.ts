import type { Queue } from '@digipals/contract';

/** Which of the texts that wait are shown. */
export type Filter = 'all' | 'free' | 'late';

/** Whether a text is among those. */
export const isShown = (item: Queue['items'][number], filter: Filter): boolean =>
  filter === 'all' || (filter === 'free' ? item.with === null : item.isLate);

/** The choices; only what is counted over the whole queue carries its number. */
export function filters({ waiting, late }: Queue): { value: Filter; words: string }[] {
  return [
    { value: 'all', words: `All ${waiting}` },
    { value: 'free', words: 'Free' },
    { value: 'late', words: `Past 80 % ${late}` },
  ];
}
