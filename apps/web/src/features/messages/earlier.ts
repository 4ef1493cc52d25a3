import type { Conversation, Message } from '@digipals/contract';

type Page = Pick<Conversation, 'messages' | 'hasEarlier'>;

/**
 * Messages that were loaded before the newest page, when a newer page comes: what the page has no more
 * room for joins them. What is missing in its middle was taken back and is gone.
 */
export function keepEarlier(earlier: readonly Message[], last: Page, next: Page): Message[] {
  const first = next.messages[0];
  if (!first || !next.hasEarlier) return [];
  const at = last.messages.findIndex(({ messageId }) => messageId === first.messageId);
  return earlier.length === 0 || at < 0 ? [] : [...earlier, ...last.messages.slice(0, at)];
}
