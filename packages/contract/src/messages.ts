import { z } from 'zod';
import { messages, recalls } from './constants.ts';
import { toldSchema } from './duty.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import { frameSourceSchema } from './frames.ts';
import { summarySchema } from './user.ts';
import { submissionSchema, writtenTextSchema } from './written.ts';

/**
 * A delivered message. `original`: the child's own wording if a reviewer edited it; only the author
 * gets it. `frame`: the frame it came from, whose lesson has an answer frame.
 */
export const messageSchema = z.strictObject({
  messageId: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  original: z.string().nullable(),
  at: z.iso.datetime(),
  frame: frameSourceSchema.optional(),
});
/** A delivered message. */
export type Message = z.infer<typeof messageSchema>;

const friendSchema = summarySchema.extend({ online: z.boolean() });

/** An entry of the inbox, newest first (MSG-04). `submission` is the child's own latest one. */
export const inboxItemSchema = z.strictObject({
  conversationId: z.string(),
  friend: friendSchema,
  last: messageSchema.nullable(),
  unread: z.int().nonnegative(),
  submission: submissionSchema.nullable(),
  /** Time of the last event in it. */
  at: z.iso.datetime(),
});
/** An entry of the inbox. */
export type InboxItem = z.infer<typeof inboxItemSchema>;

const takenBackSchema = z.strictObject({
  messageId: z.string(),
  isMine: z.boolean(),
  /** When the message was delivered. */
  at: z.iso.datetime(),
  /** The caller reported it. It can read it again once adults have left it delivered. */
  folded: z.strictObject({ text: z.string().nullable() }).nullable(),
});
/** The place of a message that an adult took back, or that the caller reported. */
export type TakenBack = z.infer<typeof takenBackSchema>;

/** A conversation (MSG-05, MSG-09): messages, newest last, then the child's own undelivered ones. */
export const conversationSchema = z.strictObject({
  conversationId: z.string(),
  friend: friendSchema,
  messages: z.array(messageSchema).max(messages.pageSize),
  /** Between these messages, newest last. */
  takenBack: z.array(takenBackSchema),
  /** Whether there are earlier messages. */
  hasEarlier: z.boolean(),
  unread: z.int().nonnegative(),
  submissions: z.array(submissionSchema),
});
/** A conversation. */
export type Conversation = z.infer<typeof conversationSchema>;

/** A delivered DigiPost. */
export const postSchema = z.strictObject({
  postId: z.string(),
  author: summarySchema,
  text: z.string(),
  original: z.string().nullable(),
  at: z.iso.datetime(),
  likeCount: z.int().nonnegative(),
  isLiked: z.boolean(),
});
/** A delivered DigiPost. */
export type Post = z.infer<typeof postSchema>;

const foldedPostSchema = z.strictObject({
  postId: z.string(),
  at: z.iso.datetime(),
  text: z.string().nullable(),
});
/** A DigiPost that the caller reported. It can read it again once adults have left it delivered. */
export type FoldedPost = z.infer<typeof foldedPostSchema>;

/**
 * Status and wall of a child (CALL-33). `submissions`: undelivered texts of the caller for this wall;
 * `original` of a status as of a message, only for its author.
 */
export const wallSchema = z.strictObject({
  status: z
    .strictObject({ text: z.string(), original: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
  posts: z.array(postSchema),
  /** Newest first, as the posts. */
  folded: z.array(foldedPostSchema),
  submissions: z.array(submissionSchema),
});
/** Status and wall of a child. */
export type Wall = z.infer<typeof wallSchema>;

/** The author is the session: another `senderId` is refused (NOTSHOWN-31). `submissionId`: the returned submission. */
const writtenSchema = z.strictObject({
  message: writtenTextSchema,
  senderId: childId.optional(),
  submissionId: childId.optional(),
});

/** A message, which may name the frame that it came from. */
const writtenMessageSchema = writtenSchema.extend({ frame: frameSourceSchema.optional() });

const sentSchema = z.strictObject({
  submission: submissionSchema,
  /** Null for a post or a status. */
  conversationId: z.string().nullable(),
});
/** The answer to a sent text. */
export type Sent = z.infer<typeof sentSchema>;

const conversationParam = z.strictObject({ id: z.string().min(1).max(64) });

/** Calls of the noun messages (CALL-33 to CALL-35, CALL-46 to CALL-48). */
export const messagesEndpoints = {
  'GET users/{id}/conversations': endpoint({
    summary: 'The inbox: conversations with friends, newest first',
    access: 'self',
    tagged: true,
    params: userIdParam,
    response: z.array(inboxItemSchema),
  }),
  'POST users/{id}/conversations': endpoint({
    summary: 'Sends a message to the friend in the path (AMBIG-49)',
    access: 'session',
    reachesOthers: true,
    params: userIdParam,
    body: writtenMessageSchema,
    changes: ['GET users/{id}/conversations', 'GET conversations/{id}'],
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone', 'writing_paused'],
  }),
  'GET conversations/{id}': endpoint({
    summary: 'A conversation of the caller',
    access: 'session',
    tagged: true,
    params: conversationParam,
    query: z.strictObject({ before: z.string().min(1).max(64).optional() }),
    response: conversationSchema,
    errors: ['not_found'],
  }),
  'PUT conversations/{id}': endpoint({
    summary: 'Marks a message and all earlier ones as read',
    access: 'session',
    params: conversationParam,
    body: z.strictObject({ lastReadMessageId: z.string().min(1).max(64) }),
    changes: ['GET users/{id}/conversations'],
    response: z.strictObject({ unread: z.int().nonnegative() }),
    errors: ['not_found'],
  }),
  'POST messages/chats': endpoint({
    summary: 'Sends the first message of a conversation to a friend (AMBIG-50)',
    access: 'session',
    reachesOthers: true,
    body: writtenMessageSchema.extend({ toUserId: childId }),
    changes: ['GET users/{id}/conversations', 'GET conversations/{id}'],
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone', 'writing_paused'],
  }),
  'POST messages/statuses': endpoint({
    summary:
      "Sends a DigiPost for a child's wall, or without a child the caller's status (AMBIG-51)",
    access: 'session',
    reachesOthers: true,
    body: writtenSchema.extend({ toUserId: childId.optional() }),
    changes: ['GET messages/statuses/{id}'],
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone', 'writing_paused'],
  }),
  'GET messages/statuses/{id}': endpoint({
    summary:
      'Status and wall of the child itself or a friend; of a child it has asked to be friends only what it wrote there (AMBIG-52)',
    access: 'visible',
    params: userIdParam,
    response: wallSchema,
    errors: ['forbidden'],
  }),
  'DELETE submissions/{submissionId}': endpoint({
    summary: 'Withdraws an own undelivered text permanently',
    access: 'session',
    params: z.strictObject({ submissionId: childId }),
    changes: [
      'GET users/{id}/conversations',
      'GET conversations/{id}',
      'GET messages/statuses/{id}',
    ],
    response: z.strictObject({ submissionId: z.string() }),
    errors: ['not_found', 'submission_gone'],
  }),
  'GET users/{id}/goneTexts': endpoint({
    summary:
      'Delivered texts that were taken back, which this session has not said to have dropped',
    access: 'self',
    params: userIdParam,
    response: z.array(childId),
  }),
  'POST users/{id}/goneTexts': endpoint({
    summary: 'Says that this session does not show these texts any more',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ submissionIds: z.array(childId).min(1).max(recalls.mostGone) }),
    response: z.strictObject({}),
  }),
  'GET messages/waitingTime': endpoint({
    summary: 'How long a text waits until a person has read it, as the desk sees it too',
    access: 'session',
    response: toldSchema,
  }),
} as const;
