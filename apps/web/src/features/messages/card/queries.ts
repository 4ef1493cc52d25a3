import { endpointQuery, localKey } from '@digipals/client';
import type { SentenceMakerType } from '@digipals/contract/constants';

/** The inbox of the child, newest first (CALL-46). Friends can change it at any time. */
export const conversationsQuery = (userId: string) =>
  endpointQuery('GET users/{id}/conversations', { id: userId }, { staleTime: 10_000 });

/** A conversation with its newest messages (CALL-47). */
export const conversationQuery = (id: string) =>
  endpointQuery('GET conversations/{id}', { id }, { staleTime: 0 });

/** The ids of texts that were taken back while this page was open. */
export const goneKey = localKey('goneTexts');

/** Settings of the composer (CALL-32). */
export const configQuery = () =>
  endpointQuery('GET messages/config', {}, { staleTime: Number.POSITIVE_INFINITY });

/** Sentence blocks of a theme (CALL-36). */
export const blocksQuery = (type: SentenceMakerType) =>
  endpointQuery('GET sentenceMaker', { type }, { staleTime: Number.POSITIVE_INFINITY });
