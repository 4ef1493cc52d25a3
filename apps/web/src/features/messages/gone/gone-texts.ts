import { endpointKey } from '@digipals/client';
import type { Conversation, InboxItem } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';
import { goneKey } from '../card/queries.ts';

/** Drops all texts of others from the cache, and refetches those on the page. */
export function forgetTexts(queries: QueryClient): void {
  for (const key of [
    'GET conversations/{id}',
    'GET users/{id}/conversations',
    'GET messages/statuses/{id}',
  ] as const) {
    void queries.resetQueries({ queryKey: endpointKey(key) });
  }
}

/** A conversation in which cards replace these messages. */
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

/** Drops these texts from the cache at once, before the server answers. */
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
