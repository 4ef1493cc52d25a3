import type { Conversation, Message } from '@digipals/contract';
import { useState } from 'react';

type Seen = {
  page: Conversation;
  since: number;
  fresh: readonly Message[];
  last: readonly Message[];
};

const newestAt = ({ messages }: Conversation): number => Date.parse(messages.at(-1)?.at ?? '') || 0;

/** Messages of the friend that arrive while the conversation is open. */
export function useArrivals(page: Conversation) {
  const [seen, setSeen] = useState<Seen>(() => ({
    page,
    since: newestAt(page),
    fresh: [],
    last: [],
  }));
  let now = seen;
  if (seen.page !== page) {
    const came = page.messages.filter(({ isMine, at }) => !isMine && Date.parse(at) > seen.since);
    const present = new Set(page.messages.map(({ messageId }) => messageId));
    now = {
      page,
      // A removed message must not make older messages count as new.
      since: Math.max(newestAt(page), seen.since),
      fresh: [...seen.fresh.filter(({ messageId }) => present.has(messageId)), ...came],
      last: came.length > 0 ? came : seen.last,
    };
    setSeen(now);
  }
  return {
    /** All arrivals that the child has not seen. */
    fresh: now.fresh,
    /** The latest arrivals. */
    last: now.last,
    /** Marks all arrivals as seen. */
    markSeen: () =>
      setSeen(before => (before.fresh.length > 0 ? { ...before, fresh: [] } : before)),
  };
}
