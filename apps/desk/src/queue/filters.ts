import type { Queue } from '@digipals/contract';

/** Which waiting texts are shown. */
export type Filter = 'all' | 'free' | 'late';

/** Whether an item passes the filter. */
export const isShown = (item: Queue['items'][number], filter: Filter): boolean =>
  filter === 'all' || (filter === 'free' ? item.with === null : item.isLate);

/** The choices; only counts over the whole queue are shown. */
export function filters({ waiting, late }: Queue): { value: Filter; words: string }[] {
  return [
    { value: 'all', words: `All ${waiting}` },
    { value: 'free', words: 'Free' },
    { value: 'late', words: `Past 80 % ${late}` },
  ];
}
