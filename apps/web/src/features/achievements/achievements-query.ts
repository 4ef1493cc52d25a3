import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Trophies and stars of a child (CALL-27, PROFILE-24). */
export const achievementsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['achievements', userId],
    queryFn: () => call('GET users/{id}/achievements', { params: { id: userId } }),
    staleTime: 15_000,
  });

/** Best scores of a child, one for each activity it has played (CALL-28). */
export const scoresQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['scores', userId],
    queryFn: () => call('GET users/{id}/scores', { params: { id: userId } }),
    staleTime: 15_000,
  });
