import { endpointQuery } from '@digipals/client';
import type { CurrentLesson, FriendItem } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { friendsQuery } from '../../features/friends/card/friends-query.ts';
import { onboardingQuery } from '../../features/onboarding/progress/kept-steps.ts';
import { finishedOffline } from '../../features/training/progress/finished-offline.ts';
import { useServices } from '../../shared/services.tsx';
import { isAllAway, putAway, readAway, type Thing } from './away-things.ts';
import { nextThing } from './next-things.ts';

type Next = {
  thing: Thing;
  /** Undefined for a child without a licence. */
  lesson: CurrentLesson | undefined;
  friends: readonly FriendItem[];
  /** Suggests nothing again, or not this thing. */
  putAway(thing?: Thing): void;
};

/** What to suggest to a child that began with the first steps; undefined if nothing, or until it is known. */
export function useNextThing(userId: string, premium: boolean): Next | undefined {
  const { storage } = useServices();
  const isAsking = () => !isAllAway(readAway(storage, userId));
  const [asking, setAsking] = useState(isAsking);
  const steps = useQuery({ ...onboardingQuery(userId), enabled: asking });
  const finished = steps.data?.finished ?? 0;
  const enabled = asking && finished > 0;
  const { data: lesson } = useQuery({
    ...endpointQuery('GET users/{id}/currentLesson', { id: userId }),
    enabled: enabled && premium,
  });
  const { data: looks } = useQuery({
    ...endpointQuery('GET users/{id}/savedLooks', { id: userId }),
    enabled,
  });
  const { data: friends } = useQuery({ ...friendsQuery(userId), enabled });
  if (!enabled || !looks || !friends || (premium && !lesson)) return undefined;
  const playedOffline = finishedOffline(storage, userId).size > 0;
  const thing = nextThing(storage, {
    ...{ userId, steps: finished, lesson, playedOffline, looks, friends },
  });
  return (
    thing && {
      thing,
      lesson,
      friends,
      putAway(one) {
        putAway(storage, userId, one);
        setAsking(isAsking());
      },
    }
  );
}
