import type { SentenceMakerType } from '@digipals/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** What the composer has to know (CALL-32). */
export const configQuery = (call: Call) =>
  queryOptions({
    queryKey: ['messagesConfig'],
    queryFn: () => call('GET messages/config'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Building blocks of a theme (CALL-36). */
export const blocksQuery = (call: Call, type: SentenceMakerType) =>
  queryOptions({
    queryKey: ['sentenceMaker', type],
    queryFn: () => call('GET sentenceMaker', { query: { type } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
