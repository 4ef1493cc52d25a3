import type { FamilyWeek, Praise } from '@digipals/contract';

type Figures = Pick<FamilyWeek, 'wordsLearnt' | 'stars' | 'newFriends' | 'messages'> & {
  readonly daysHere: number;
};

/** What to praise: the first of these that happened (FAMILY-03). */
export function praiseFor({ wordsLearnt, newFriends, messages, stars, daysHere }: Figures): Praise {
  if (wordsLearnt > 0) return 'words';
  if (newFriends > 0) return 'friend';
  if (messages.written > 0) return 'writing';
  if (stars > 0) return 'stars';
  return daysHere > 0 ? 'days' : 'start';
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
