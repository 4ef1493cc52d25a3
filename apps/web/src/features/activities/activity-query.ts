import type { LanguageCode } from '@digipals/contract/constants';
import { repairActivity } from '@digipals/engine';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** An activity with its instructions in one language (CALL-50); it does not change during a session. */
export const activityQuery = (call: Call, activityId: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['activity', activityId, language],
    queryFn: async () =>
      repairActivity(
        await call('GET activities/{id}', { params: { id: activityId }, query: { language } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
