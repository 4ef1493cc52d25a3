import { endpointQuery } from '@digipals/client';

/** Trophies and stars of a child (CALL-27, PROFILE-24). */
export const achievementsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/achievements', { id: userId }, { staleTime: 15_000 });

/** Best scores of a child, one for each activity played (CALL-28). */
export const scoresQuery = (userId: string) =>
  endpointQuery('GET users/{id}/scores', { id: userId }, { staleTime: 15_000 });
