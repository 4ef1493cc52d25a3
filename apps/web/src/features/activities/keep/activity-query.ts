import { endpointQuery } from '@digipals/client';
import type { LanguageCode } from '@digipals/contract/constants';
import { repairActivity } from '@digipals/engine';

/** An activity with its instructions in one language (CALL-50); it does not change during a session. */
export const activityQuery = (id: string, language: LanguageCode) =>
  endpointQuery(
    'GET activities/{id}',
    { id, language },
    { prepare: repairActivity, staleTime: Number.POSITIVE_INFINITY },
  );
