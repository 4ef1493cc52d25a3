import type { Conversation } from '@digipals/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** The open conversation is asked for again after so many ms, sooner while something of it is being read. */
const lookAgainMs = { waiting: 10_000, quiet: 30_000 } as const;

/** One conversation, its newest messages (CALL-47). */
export const conversationQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: () => call('GET conversations/{id}', { params: { id } }),
    staleTime: 0,
  });

/** When to ask again; never while there is no connection. A page that is not seen does not ask at all. */
export function lookAgain(conversation: Conversation | undefined, isOnline: boolean) {
  if (!isOnline) return false;
  const waits = conversation?.submissions.some(({ state }) => state === 'reading');
  return waits ? lookAgainMs.waiting : lookAgainMs.quiet;
}
