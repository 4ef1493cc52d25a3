import { z } from 'zod';
import { messages, returnReasons, sentenceMakerTypes, writingHints } from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import { summarySchema } from './user.ts';

/** What a child writes: to a friend, on a wall (a DigiPost), or about itself (NOTSHOWN-22, AMBIG-51). */
export const submissionKindSchema = z.enum(['message', 'post', 'status']);
/** What a child writes. */
export type SubmissionKind = z.infer<typeof submissionKindSchema>;

/** A place in a text in UTF-16 units: from `start` up to, not including, `end`. */
export const markSchema = z.strictObject({
  start: z.int().nonnegative(),
  end: z.int().positive(),
});
/** A place in a text. */
export type Mark = z.infer<typeof markSchema>;

/**
 * A text of the child that others cannot read (SAFE-01). `reading`: a person will read it or reads it
 * now; `returned`: it came back, with a reason and the places to mend (SAFE-05); `withheld`: it is not
 * delivered and cannot be mended. What was delivered is a message, a post or a status instead.
 */
export const submissionSchema = z.strictObject({
  submissionId: z.string(),
  kind: submissionKindSchema,
  toUserId: z.string(),
  text: z.string(),
  state: z.enum(['reading', 'returned', 'withheld']),
  /** When this version was sent or came back, ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Only when it came back. */
  reason: z.enum(returnReasons).nullable(),
  marks: z.array(markSchema),
});
/** A text of the child that others cannot read. */
export type Submission = z.infer<typeof submissionSchema>;

/**
 * A delivered message. `original`: what the child wrote, where a person mended small mistakes; told to
 * the writer alone.
 */
export const messageSchema = z.strictObject({
  messageId: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  original: z.string().nullable(),
  at: z.iso.datetime(),
});
/** A delivered message. */
export type Message = z.infer<typeof messageSchema>;

const friendSchema = summarySchema.extend({ online: z.boolean() });

/** An entry of the inbox, the newest first (MSG-04). `submission` is the child's own newest one. */
export const inboxItemSchema = z.strictObject({
  conversationId: z.string(),
  friend: friendSchema,
  last: messageSchema.nullable(),
  unread: z.int().nonnegative(),
  submission: submissionSchema.nullable(),
  /** When something last happened in it. */
  at: z.iso.datetime(),
});
/** An entry of the inbox. */
export type InboxItem = z.infer<typeof inboxItemSchema>;

/** A conversation (MSG-05, MSG-09): messages with the newest last, then what of the child is not delivered. */
export const conversationSchema = z.strictObject({
  conversationId: z.string(),
  friend: friendSchema,
  messages: z.array(messageSchema).max(messages.pageSize),
  /** Whether there are messages before the first of these. */
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

/** Status and wall of a child (CALL-33). `submissions`: what the caller itself wrote here, not delivered. */
export const wallSchema = z.strictObject({
  status: z.strictObject({ text: z.string(), at: z.iso.datetime() }).nullable(),
  posts: z.array(postSchema),
  submissions: z.array(submissionSchema),
});
/** Status and wall of a child. */
export type Wall = z.infer<typeof wallSchema>;

/** NOTSHOWN-32: what the composer has to know. */
export const messagesConfigSchema = z.strictObject({
  maxLength: z.int().positive(),
  minWords: z.int().positive(),
  sentenceMakerTypes: z.array(z.enum(sentenceMakerTypes)),
});
/** What the composer has to know. */
export type MessagesConfig = z.infer<typeof messagesConfigSchema>;

/** Why another spelling or wording is offered; the words for it are the web's. */
export const correctionReasonSchema = z.enum([
  'spelling',
  'capital',
  'agreement',
  'article',
  'repeated',
  'punctuation',
  'space',
  'word',
]);
/** A better spelling or wording for a place in the text. */
export const correctionSchema = markSchema.extend({
  suggestion: z.string(),
  reason: correctionReasonSchema,
});
/** A better spelling or wording for a place in the text. */
export type Correction = z.infer<typeof correctionSchema>;

/** What a child is told before it sends; no strike, no person (NOTSHOWN-33). */
export const hintSchema = markSchema.extend({ code: z.enum(writingHints) });
/** What a child is told before it sends. */
export type Hint = z.infer<typeof hintSchema>;

/** MSG-12. Nothing of the text is kept. */
export const suggestionsSchema = z.strictObject({
  corrections: z.array(correctionSchema),
  hints: z.array(hintSchema),
});
/** What helps a child to write a text well. */
export type Suggestions = z.infer<typeof suggestionsSchema>;

/**
 * A building block (MSG-11, NOTSHOWN-34). A sentence takes one block of each slot in the order start,
 * verb, thing, more; `follows` names the blocks it may stand after, none for any. A `starter` is a
 * whole beginning with gaps for say-more.
 */
export const sentenceOptionSchema = z.strictObject({
  optionId: z.string(),
  slot: z.enum(['start', 'verb', 'thing', 'more', 'starter']),
  text: z.string(),
  follows: z.array(z.string()),
  /** Address of a picture of the lessons. */
  picture: z.string().nullable(),
  /** Whether a sentence that ends here is a question. */
  asks: z.boolean(),
});
/** A building block of sentences. */
export type SentenceOption = z.infer<typeof sentenceOptionSchema>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Letters, figures, signs or pictures: what is not blank, whatever it is made of. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** NOTSHOWN-01: trimmed and not blank, 1 to 500 characters as a reader counts them. */
export const writtenTextSchema = z
  .string()
  .max(messages.maxUnits)
  .trim()
  .min(1)
  .regex(SEEN, 'is blank')
  .refine(text => lengthOf(text) <= messages.maxLength, {
    message: `is at most ${messages.maxLength} characters`,
  });

/** The writer is the session: another `senderId` is refused (NOTSHOWN-31). `submissionId`: the one that came back. */
const writtenSchema = z.strictObject({
  message: writtenTextSchema,
  senderId: childId.optional(),
  submissionId: childId.optional(),
});

const sentSchema = z.strictObject({
  submission: submissionSchema,
  /** Null for a post or a status. */
  conversationId: z.string().nullable(),
});
/** What answers a text that was sent. */
export type Sent = z.infer<typeof sentSchema>;

const conversationParam = z.strictObject({ id: z.string().min(1).max(64) });

/** Calls of the noun messages (CALL-31 to CALL-36, CALL-46 to CALL-48). */
export const messagesEndpoints = {
  'GET users/{id}/conversations': endpoint({
    summary: 'The inbox: conversations with friends, the newest first',
    access: 'self',
    tagged: true,
    params: userIdParam,
    response: z.array(inboxItemSchema),
  }),
  'POST users/{id}/conversations': endpoint({
    summary: 'Sends a message to a friend, the child in the path (AMBIG-49)',
    access: 'friend',
    params: userIdParam,
    body: writtenSchema,
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone'],
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
    summary: 'Marks a message and all before it as read',
    access: 'session',
    params: conversationParam,
    body: z.strictObject({ lastReadMessageId: z.string().min(1).max(64) }),
    response: z.strictObject({ unread: z.int().nonnegative() }),
    errors: ['not_found'],
  }),
  'POST messages/chats': endpoint({
    summary: 'Sends the first message of a thread to a friend (AMBIG-50)',
    access: 'session',
    body: writtenSchema.extend({ toUserId: childId }),
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone'],
  }),
  'POST messages/statuses': endpoint({
    summary: "Sends a DigiPost for a child's wall, or without a child the own status (AMBIG-51)",
    access: 'session',
    body: writtenSchema.extend({ toUserId: childId.optional() }),
    response: sentSchema,
    errors: ['forbidden', 'not_found', 'submission_gone'],
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
    summary: 'Takes an own text back that is not delivered, for ever',
    access: 'session',
    params: z.strictObject({ submissionId: childId }),
    response: z.strictObject({ submissionId: z.string() }),
    errors: ['not_found', 'submission_gone'],
  }),
  'GET messages/config': endpoint({
    summary: 'What the composer has to know',
    access: 'session',
    response: messagesConfigSchema,
  }),
  'GET messages/waitingTime': endpoint({
    summary: 'How long reading usually takes: the median of today, null while nothing was read',
    access: 'session',
    response: z.strictObject({ minutes: z.int().positive().nullable() }),
  }),
  'GET messages/suggestions': endpoint({
    summary: 'Better spellings and hints for a text, which is kept nowhere',
    access: 'session',
    query: z.strictObject({ q: z.string().max(messages.maxUnits) }),
    response: suggestionsSchema,
  }),
  'GET sentenceMaker': endpoint({
    summary: 'Building blocks of a theme',
    access: 'session',
    query: z.strictObject({ type: z.enum(sentenceMakerTypes).default('play') }),
    response: z.array(sentenceOptionSchema),
  }),
} as const;
