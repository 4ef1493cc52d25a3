import type { Queue, QueueItem } from '@digipals/contract';

/** Which texts are shown. */
export type Filter = 'all' | QueueItem['state'];

/** Whether an item passes the filter. */
export const isShown = (item: QueueItem, filter: Filter): boolean =>
  filter === 'all' || item.state === filter;

/** The choices, each with its count over the whole queue. */
export const filters = (queue: Queue): { value: Filter; words: string }[] => [
  { value: 'all', words: `All ${queue.waiting}` },
  { value: 'waiting', words: `Open ${queue.open}` },
  { value: 'held', words: `Held ${queue.held}` },
  { value: 'escalated', words: `For the lead ${queue.escalated}` },
];
