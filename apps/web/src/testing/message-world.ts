import type { Conversation, InboxItem, Message, Submission } from '@digipals/contract';
import { messages, sentenceMakerTypes } from '@digipals/contract/constants';
import { failure, type Handlers } from './fake-server.ts';
import { makeInboxItem, makeSubmission, makeSummary } from './makers.ts';

export const makeMessage = (changes: Partial<Message> = {}): Message => ({
  messageId: 'm-1',
  isMine: false,
  text: 'What do you do after school?',
  original: null,
  at: '2026-01-15T11:58:00.000Z',
  ...changes,
});

export const makeConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  conversationId: 'c-ali',
  friend: { ...makeSummary(), online: false },
  messages: [makeMessage()],
  takenBack: [],
  hasEarlier: false,
  unread: 0,
  submissions: [],
  ...changes,
});

/** A message of Mia to Ali in review. */
export const makeReading = (changes: Partial<Submission> = {}): Submission =>
  makeSubmission({ kind: 'message', text: 'I play football.', ...changes });

const itemOf = ({ conversationId, friend, messages: all, unread, submissions }: Conversation) =>
  makeInboxItem({
    conversationId,
    friend,
    last: all.at(-1) ?? null,
    unread,
    submission: submissions.at(-1) ?? null,
  });

/** Mia has a conversation with Ali and none with Wei. Texts she sends are in review. */
export function makeMessageWorld(given: readonly Conversation[] = [makeConversation()]): Handlers {
  const conversations = new Map(given.map(one => [one.conversationId, one]));
  const add = (conversation: Conversation, text: string, submissionId: string | undefined) => {
    const submission = makeReading({
      submissionId: submissionId ?? `s-new-${conversation.submissions.length}`,
      toUserId: conversation.friend.userId,
      text,
      at: new Date().toISOString(),
    });
    const others = conversation.submissions.filter(one => one.submissionId !== submissionId);
    conversations.set(conversation.conversationId, {
      ...conversation,
      submissions: [...others, submission],
    });
    return { submission, conversationId: conversation.conversationId };
  };
  const find = (userId: string) =>
    [...conversations.values()].find(({ friend }) => friend.userId === userId);
  return {
    'GET users/{id}/conversations': (): InboxItem[] => [...conversations.values()].map(itemOf),
    'GET conversations/{id}': ({ params: { id } }) => conversations.get(id) ?? failure('not_found'),
    'PUT conversations/{id}': () => ({ unread: 0 }),
    'POST users/{id}/conversations': ({ params: { id }, body: { message, submissionId } }) => {
      const conversation = find(id);
      return conversation ? add(conversation, message, submissionId) : failure('not_found');
    },
    'POST messages/chats': ({ body: { message, toUserId } }) => {
      const friend = { ...makeSummary({ userId: toUserId, username: 'Wei' }), online: false };
      const conversationId = `c-${toUserId}`;
      return add(makeConversation({ conversationId, friend, messages: [] }), message, undefined);
    },
    'GET messages/config': () => ({
      maxLength: messages.maxLength,
      minWords: messages.minWords,
      sentenceMakerTypes: [...sentenceMakerTypes],
    }),
    'GET messages/waitingTime': () => ({
      kind: 'minutes',
      minutes: 10,
      from: null,
      because: 'open',
      seconds: 600,
    }),
    'GET messages/suggestions': () => ({ corrections: [], hints: [] }),
    'GET sentenceMaker': () => [],
  };
}
