import { attempt, invalidateChanges, isOutOfReach } from '@digipals/client';
import type { Conversation, Message, TakenBack } from '@digipals/contract';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { conversationQuery, goneKey } from '../card/queries.ts';

/** Refetch intervals, shorter while a text is under review. */
const refetchMs = { waiting: 10_000, quiet: 30_000 } as const;

/** The refetch interval in ms; false while offline. */
export function refetchAfter(conversation: Conversation | undefined, isOnline: boolean) {
  if (!isOnline) return false;
  const waits = conversation?.submissions.some(({ state }) => state === 'reading');
  return waits ? refetchMs.waiting : refetchMs.quiet;
}

/** The newest page of a conversation, refetched while the tab is visible. */
export function useConversation(id: string) {
  const { browser } = useServices();
  return useQuery({
    ...conversationQuery(id),
    refetchInterval: ({ state }) =>
      isOutOfReach(state.error) ? false : refetchAfter(state.data, browser.isOnline()),
    refetchIntervalInBackground: false,
  });
}

type Page = Pick<Conversation, 'messages' | 'hasEarlier'>;

/**
 * Moves messages that no longer fit in the newest page to the earlier ones. Messages missing from the middle
 * of the page were removed.
 */
export function mergeEarlier(earlier: readonly Message[], last: Page, next: Page): Message[] {
  const first = next.messages[0];
  if (!first || !next.hasEarlier) return [];
  const at = last.messages.findIndex(({ messageId }) => messageId === first.messageId);
  return earlier.length === 0 || at < 0 ? [] : [...earlier, ...last.messages.slice(0, at)];
}

type Earlier = {
  page: Conversation;
  messages: Message[];
  takenBack: readonly TakenBack[];
  hasMore: boolean;
};

/**
 * Adds a page of earlier messages, and what has left the newest page since `asked`, if none were there to take it. A
 * page that no longer adjoins the newest one is dropped: the child can ask again.
 */
function addEarlier(before: Earlier, asked: Conversation, found: Conversation): Earlier {
  const [first] = before.page.messages;
  const at = asked.messages.findIndex(({ messageId }) => messageId === first?.messageId);
  if (!first || at < 0) return before;
  const isFirst = before.messages.length === 0;
  const moved = isFirst ? asked.messages.slice(0, at) : [];
  const movedBack = isFirst ? asked.takenBack.filter(one => one.at < first.at) : [];
  return {
    ...before,
    messages: [...found.messages, ...moved, ...before.messages],
    takenBack: [...found.takenBack, ...movedBack, ...before.takenBack],
    hasMore: found.hasEarlier,
  };
}

/** Messages before the newest page, loaded on demand. */
export function useEarlier(page: Conversation) {
  const { call } = useServices();
  const [state, setState] = useState<Earlier>({
    page,
    messages: [],
    takenBack: [],
    hasMore: page.hasEarlier,
  });
  // Earlier messages are not asked for again.
  const { data: gone = [] } = useQuery<readonly string[]>({
    queryKey: goneKey,
    queryFn: skipToken,
  });
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  let now = state;
  if (state.page !== page) {
    const messages = mergeEarlier(state.messages, state.page, page);
    const hasMore = messages.length > 0 ? state.hasMore : page.hasEarlier;
    const first = page.messages[0]?.at ?? '';
    const older = state.page.takenBack.filter(({ at }) => at < first);
    const takenBack = messages.length > 0 ? [...state.takenBack, ...older] : [];
    now = { page, messages, takenBack, hasMore };
    setState(now);
  }
  const first = (now.messages[0] ?? page.messages[0])?.messageId;

  const load = async () => {
    const asked = page;
    if (loading || first === undefined) return;
    setLoading(true);
    setFailed(false);
    try {
      const found = await call('GET conversations/{id}', {
        params: { id: page.conversationId },
        query: { before: first },
      });
      setState(before => addEarlier(before, asked, found));
    } catch {
      setFailed(true);
    }
    setLoading(false);
  };
  return {
    messages: [...now.messages, ...page.messages].filter(
      ({ messageId }) => !gone.includes(messageId),
    ),
    takenBack: [...now.takenBack, ...page.takenBack],
    hasMore: now.hasMore,
    loading,
    failed,
    load,
  };
}

/** Marks the conversation as read once the tab is visible. */
export function useMarkRead(page: Conversation): void {
  const { call } = useServices();
  const queries = useQueryClient();
  const { conversationId, unread } = page;
  const last = page.messages.findLast(({ isMine }) => !isMine)?.messageId;
  const [seen, setSeen] = useState(() => document.visibilityState !== 'hidden');
  useEffect(() => {
    const update = () => setSeen(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  useEffect(() => {
    if (!seen || unread === 0 || last === undefined) return;
    const read = async () => {
      await attempt(
        call('PUT conversations/{id}', {
          params: { id: conversationId },
          body: { lastReadMessageId: last },
        }),
      );
      void invalidateChanges(queries, 'PUT conversations/{id}');
    };
    void read();
  }, [seen, unread, last, conversationId, call, queries]);
}
