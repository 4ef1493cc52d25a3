import type { SentenceMakerType } from '@digipals/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** The inbox of the child, newest first (CALL-46). Friends can change it at any time. */
export const conversationsQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['conversations', userId],
    queryFn: () => call('GET users/{id}/conversations', { params: { id: userId } }),
    staleTime: 10_000,
  });

/** A conversation with its newest messages (CALL-47). */
export const conversationQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => call('GET conversations/{id}', { params: { id } }),
    staleTime: 0,
  });

/** The usual review time; null without data. */
export const waitingQuery = (call: Call) =>
  queryOptions({
    queryKey: ['waitingTime'],
    queryFn: () => call('GET messages/waitingTime', { retry: false }),
  });

/** Settings of the composer (CALL-32). */
export const configQuery = (call: Call) =>
  queryOptions({
    queryKey: ['messagesConfig'],
    queryFn: () => call('GET messages/config'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sentence blocks of a theme (CALL-36). */
export const blocksQuery = (call: Call, type: SentenceMakerType) =>
  queryOptions({
    queryKey: ['sentenceMaker', type],
    queryFn: () => call('GET sentenceMaker', { query: { type } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
