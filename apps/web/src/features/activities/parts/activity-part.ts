import type { Activity, ActivityPart } from '@digipals/contract';

/** An activity with the questions of one of its parts. Its can-do lines and id stay. */
export const partOf = (activity: Activity, { questionIds }: ActivityPart): Activity => ({
  ...activity,
  data: activity.data.filter(({ id }) => questionIds.includes(id)),
});
