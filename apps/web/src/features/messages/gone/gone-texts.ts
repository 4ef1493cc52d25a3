import { endpointKey } from '@digipals/client';
import type { Conversation, InboxItem } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';
import { goneKey } from '../card/queries.ts';

/** Drops every text of others from memory; what is on the page is asked for again. */
export function forgetTexts(queries: QueryClient): void {
  for (const key of [
    'GET conversations/{id}',
    'GET users/{id}/conversations',
    'GET messages/statuses/{id}',
  ] as const) {
    void queries.resetQueries({ queryKey: endpointKey(key) });
  }
}

/** A conversation without these messages; a card is in the place of each. */
function withoutGone(page: Conversation, ids: ReadonlySet<string>): Conversation {
  const gone = page.messages.filter(({ messageId }) => ids.has(messageId));
  if (gone.length === 0) return page;
  return {
    ...page,
    messages: page.messages.filter(one => !gone.includes(one)),
    takenBack: [
      ...page.takenBack,
      ...gone.map(({ messageId, isMine, at }) => ({ messageId, isMine, at, folded: null })),
    ],
  };
}

/** Drops these texts from memory at once, before the server has answered again. */
export function dropGone(queries: QueryClient, submissionIds: readonly string[]): void {
  const before = queries.getQueryData<readonly string[]>(goneKey) ?? [];
  const ids = new Set([...before, ...submissionIds]);
  queries.setQueryData(goneKey, [...ids]);
  queries.setQueriesData<Conversation>(
    { queryKey: endpointKey('GET conversations/{id}') },
    page => page && withoutGone(page, ids),
  );
  queries.setQueriesData<InboxItem[]>(
    { queryKey: endpointKey('GET users/{id}/conversations') },
    items =>
      items?.map(item =>
        item.last && ids.has(item.last.messageId) ? { ...item, last: null } : item,
      ),
  );
  for (const key of ['GET conversations/{id}', 'GET users/{id}/conversations'] as const) {
    void queries.invalidateQueries({ queryKey: endpointKey(key) });
  }
  // A status has no id on the page.
  void queries.resetQueries({ queryKey: endpointKey('GET messages/statuses/{id}') });
}
