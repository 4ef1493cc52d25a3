import { endpointQuery } from '@digipals/client';
import type { OwnAssignment } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';

/** An activity that a teacher gave the child, with its day. */
export type Given = OwnAssignment['activities'][number] & { dueOn: string };

const none: readonly OwnAssignment[] = [];

/** What the child's teacher gave it to do, the earliest day first; empty until it is known. */
export const useAssigned = (userId: string): readonly OwnAssignment[] =>
  useQuery(endpointQuery('GET users/{id}/assignments', { id: userId })).data ?? none;

/** The activities of assignments that the child has not done, each with its earliest day. */
export function givenActivities(assigned: readonly OwnAssignment[]): Given[] {
  const given = assigned.flatMap(({ dueOn, activities }) =>
    activities.filter(({ done }) => !done).map(activity => ({ ...activity, dueOn })),
  );
  return given.filter(
    ({ activityId }, index) => given.findIndex(one => one.activityId === activityId) === index,
  );
}
