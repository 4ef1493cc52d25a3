import { type FrameSource, recalls } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { requireSelf } from '../../domains/friends/index.ts';
import {
  isFirstContact,
  listNotDropped,
  readConversation,
  readConversationState,
  readFirstContact,
  readInbox,
  readInboxState,
  readUpTo,
  readWall,
  updateDropped,
} from '../../domains/messages/index.ts';
import { PICTURE_EDITION } from '../../domains/profile/index.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Bond } from '../../kernel/bond.ts';
import { type NewText, sendSubmission } from '../../use-cases/send-submission.ts';
import { withdrawSubmission } from '../../use-cases/withdraw-submission.ts';
import type { HandlersOf } from '../call.ts';
import { versioned } from '../versioned.ts';

type MessagesCall =
  | 'GET users/{id}/conversations'
  | 'POST users/{id}/conversations'
  | 'GET conversations/{id}'
  | 'PUT conversations/{id}'
  | 'POST messages/chats'
  | 'POST messages/statuses'
  | 'GET messages/statuses/{id}'
  | 'DELETE submissions/{submissionId}'
  | 'GET users/{id}/goneTexts'
  | 'POST users/{id}/goneTexts';

/** Increase it when answers change for the same rows, so that browsers do not reuse cached ones. */
const SHAPE = 3;
const editionOf = (state: string): string => `${state}-${SHAPE}-${PICTURE_EDITION}`;

/** Body of the calls that send a text. */
type Body = {
  message: string;
  senderId?: string | undefined;
  submissionId?: string | undefined;
  frame?: FrameSource | undefined;
};

/** A frame that the course has. A letter is not refused because its lesson is gone: it is a text like any other. */
const knownFrame = (content: Content, frame: FrameSource | undefined): FrameSource | undefined =>
  frame && content.framesOf(frame.lessonId) ? frame : undefined;

/**
 * Reads the wall of the caller or of a friend; of a requestee only the caller's own undelivered posts.
 * @throws forbidden for others
 */
function readWallAs(db: Db, bond: Bond, look: { ownerId: string; viewerId: string }) {
  if (bond.relation === 'self' || bond.relation === 'friend') return readWall(db, look);
  if (isFirstContact(bond, look.viewerId)) return readFirstContact(db, look);
  throw new ApiError('forbidden');
}

/** Calls of the noun messages, except writing help and the waiting time. */
export const messagesHandlers = (deps: AppDeps): HandlersOf<MessagesCall> => {
  const prepare = async (
    { db, child, body, now }: { db: Db; child: { userId: string }; body: Body; now: number },
    to: Pick<NewText, 'kind' | 'targetId'>,
  ) => {
    const { message: text, senderId = child.userId, submissionId } = body;
    await requireSelf(db, child.userId, senderId);
    const frame = knownFrame(deps.content, body.frame);
    const written = { authorId: child.userId, ...to, text, submissionId, frame, now };
    return sendSubmission(deps, db, written);
  };
  return {
    'GET users/{id}/conversations': async ({ db, child: { userId }, now }) => {
      const reader = { userId, now };
      const state = await readInboxState(db, reader);
      return versioned(editionOf(state), () => readInbox(db, deps.content, reader));
    },

    'POST users/{id}/conversations': {
      prepare: call => prepare(call, { kind: 'message', targetId: call.params.id }),
    },

    'GET conversations/{id}': async ({ db, params, query, child: { userId }, now }) => {
      const reader = { userId, now };
      const place = { conversationId: params.id, before: query.before };
      const state = await readConversationState(db, reader, params.id);
      return versioned(editionOf(state), () => readConversation(db, deps.content, reader, place));
    },

    'PUT conversations/{id}': ({ db, params, body, child }) =>
      readUpTo(db, child.userId, { conversationId: params.id, messageId: body.lastReadMessageId }),

    'POST messages/chats': {
      prepare: call => prepare(call, { kind: 'message', targetId: call.body.toUserId }),
    },

    'POST messages/statuses': {
      prepare: call => {
        const { toUserId } = call.body;
        return toUserId === undefined
          ? prepare(call, { kind: 'status', targetId: call.child.userId })
          : prepare(call, { kind: 'post', targetId: toUserId });
      },
    },

    'GET messages/statuses/{id}': ({ db, params, child, bond }) =>
      readWallAs(db, bond, { ownerId: params.id, viewerId: child.userId }),

    'DELETE submissions/{submissionId}': async ({ db, params, child, now }) => {
      const { submissionId } = params;
      await withdrawSubmission(db, { userId: child.userId, submissionId, now });
      return { submissionId };
    },

    'GET users/{id}/goneTexts': ({ db, child }) => listNotDropped(db, child, recalls.mostGone),

    'POST users/{id}/goneTexts': async ({ db, child, body, now }) => {
      await updateDropped(db, child, body.submissionIds, new Date(now));
      return {};
    },
  };
};
