import {
  type Conversation,
  type InboxItem,
  type Message,
  messages as rules,
  type Submission,
  type TakenBack,
} from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { summaryOf } from '../friends/index.ts';
import { isOnline, ONLINE_MS } from '../user/index.ts';
import { findState, listSides, markRead, type SideRow } from './conversations.data.ts';
import {
  type CoveredRow,
  findPlace,
  listCovered,
  listMessages,
  listNewest,
  type MessageRow,
} from './messages.data.ts';
import { readOpen } from './open-texts.service.ts';

/** The child that reads, and the time. */
export type Reader = { readonly userId: string; readonly now: number };

/** Only the author sees the original of a text that a reviewer edited. A frame whose lesson is gone is not named. */
function messageOf(
  content: Content,
  { messageId, senderId, text, original, at, frameLesson, framePart }: MessageRow,
  userId: string,
): Message {
  const isMine = senderId === userId;
  return {
    ...{ messageId, isMine, text, original: isMine ? original : null, at: at.toISOString() },
    ...(frameLesson !== null &&
      framePart !== null &&
      content.framesOf(frameLesson) && { frame: { lessonId: frameLesson, part: framePart } }),
  };
}

const takenBackOf = (
  { messageId, senderId, at, isFolded, text }: CoveredRow,
  userId: string,
): TakenBack => ({
  ...{ messageId, isMine: senderId === userId },
  at: at.toISOString(),
  folded: isFolded ? { text } : null,
});

const friendOf = (side: SideRow, now: number) => ({
  ...summaryOf(side),
  online: isOnline(side.lastSeenAt, now),
});

/** The version of a child's inbox, in one query. */
export const readInboxState = async (db: Db, { userId, now }: Reader): Promise<string> =>
  (await findState(db, userId, { hereSince: new Date(now - ONLINE_MS) })) ?? 'empty';

/** Conversations of a child that are not empty, newest first (MSG-04). */
export async function readInbox(
  db: Db,
  content: Content,
  { userId, now }: Reader,
): Promise<InboxItem[]> {
  const sides = await listSides(db, userId);
  if (sides.length === 0) return [];
  const newest = await listNewest(
    db,
    userId,
    sides.map(({ conversationId }) => conversationId),
  );
  const open = await readOpen(db, userId, { kinds: ['message'] });
  return sides.flatMap(side => {
    const { conversationId, unread, at } = side;
    const last = newest.find(message => message.conversationId === conversationId);
    const submission = open.findLast(({ toUserId }) => toUserId === side.userId) ?? null;
    if (!last && !submission) return [];
    return {
      conversationId,
      friend: friendOf(side, now),
      last: last ? messageOf(content, last, userId) : null,
      unread,
      submission,
      at: at.toISOString(),
    };
  });
}

/** @throws not_found if it is not a conversation of the child with a friend */
export async function readConversationState(
  db: Db,
  { userId, now }: Reader,
  conversationId: string,
): Promise<string> {
  const hereSince = new Date(now - ONLINE_MS);
  const state = await findState(db, userId, { conversationId, hereSince });
  if (state === null) throw new ApiError('not_found');
  return state;
}

/** A conversation of a child (MSG-05), or the page before a message. @throws not_found */
export async function readConversation(
  db: Db,
  content: Content,
  { userId, now }: Reader,
  { conversationId, before }: { conversationId: string; before: string | undefined },
): Promise<Conversation> {
  const [side] = await listSides(db, userId, conversationId);
  if (!side) throw new ApiError('not_found');
  const place = before === undefined ? undefined : await findPlace(db, conversationId, before);
  if (before !== undefined && place === undefined) throw new ApiError('not_found');
  const limit = rules.pageSize;
  const found = await listMessages(db, conversationId, {
    userId,
    before: place,
    limit: limit + 1,
  });
  const messages = found.slice(0, limit).map(message => messageOf(content, message, userId));
  const from = found.length > limit ? messages.at(-1)?.messageId : undefined;
  const covered = await listCovered(db, conversationId, { userId, from, before: place });
  const submissions: Submission[] =
    before === undefined
      ? await readOpen(db, userId, { kinds: ['message'], targetId: side.userId })
      : [];
  return {
    conversationId,
    friend: friendOf(side, now),
    messages: messages.reverse(),
    takenBack: covered.map(row => takenBackOf(row, userId)),
    hasEarlier: found.length > limit,
    unread: side.unread,
    submissions,
  };
}

/** Marks a message and all before it as read. @throws not_found @returns how many are unread */
export async function readUpTo(
  db: Db,
  userId: string,
  place: { conversationId: string; messageId: string },
): Promise<{ unread: number }> {
  const [before] = await listSides(db, userId, place.conversationId);
  if (!before || !(await markRead(db, userId, place))) throw new ApiError('not_found');
  const [side = before] = await listSides(db, userId, place.conversationId);
  return { unread: side.unread };
}
