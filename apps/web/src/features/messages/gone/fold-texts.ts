import { endpointKey, type ReadKey } from '@digipals/client';
import type { Conversation, InboxItem, Wall } from '@digipals/contract';
import type { QueryClient } from '@tanstack/react-query';
import { goneKey } from '../card/queries.ts';

/** A text that the child reported: a message or a post. */
export type ToldText = {
  readonly messageId?: string | undefined;
  readonly postId?: string | undefined;
};

type Ids = ReadonlySet<string>;

function foldMessages(page: Conversation, ids: Ids): Conversation {
  const told = page.messages.filter(({ messageId }) => ids.has(messageId));
  if (told.length === 0) return page;
  const folded = told.map(({ messageId, isMine, at }) => ({
    ...{ messageId, isMine, at },
    folded: { text: null },
  }));
  return {
    ...page,
    messages: page.messages.filter(one => !told.includes(one)),
    takenBack: [...page.takenBack, ...folded],
  };
}

function foldSnippets(items: InboxItem[], ids: Ids): InboxItem[] {
  const isTold = ({ last }: InboxItem) => last !== null && ids.has(last.messageId);
  if (!items.some(isTold)) return items;
  return items.map(item => (isTold(item) ? { ...item, last: null } : item));
}

function foldPosts(wall: Wall, ids: Ids): Wall {
  const told = wall.posts.filter(({ postId }) => ids.has(postId));
  if (told.length === 0) return wall;
  const folded = told.map(({ postId, at }) => ({ postId, at, text: null }));
  return {
    ...wall,
    posts: wall.posts.filter(one => !told.includes(one)),
    folded: [...wall.folded, ...folded],
  };
}

/** Changes the cached answers of a call. Unchanged ones are not written, as that would notify subscribers. */
function change<Data>(queries: QueryClient, key: ReadKey, next: (data: Data) => Data): void {
  for (const [queryKey, data] of queries.getQueriesData<Data>({ queryKey: endpointKey(key) })) {
    if (data === undefined) continue;
    const changed = next(data);
    if (changed !== data) queries.setQueryData(queryKey, changed);
  }
}

/** Folds texts that the child reported, in memory and at once, before the server does (SAFE2-103). */
export function foldTexts(queries: QueryClient, told: readonly ToldText[]): void {
  const ids = new Set(told.flatMap(({ messageId, postId }) => messageId ?? postId ?? []));
  if (ids.size === 0) return;
  change<Conversation>(queries, 'GET conversations/{id}', page => foldMessages(page, ids));
  change<InboxItem[]>(queries, 'GET users/{id}/conversations', items => foldSnippets(items, ids));
  change<Wall>(queries, 'GET messages/statuses/{id}', wall => foldPosts(wall, ids));
  // Earlier pages of a conversation are not asked for again.
  const before = queries.getQueryData<readonly string[]>(goneKey) ?? [];
  const added = [...ids].filter(id => !before.includes(id));
  if (added.length > 0) queries.setQueryData(goneKey, [...before, ...added]);
}

/** Refetches everything that shows texts. */
export function refreshTexts(queries: QueryClient): void {
  for (const key of [
    'GET conversations/{id}',
    'GET users/{id}/conversations',
    'GET messages/statuses/{id}',
  ] as const) {
    void queries.invalidateQueries({ queryKey: endpointKey(key) });
  }
}
