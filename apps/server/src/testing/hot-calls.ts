import { defaultSettings, type EndpointKey } from '@digipals/contract';
import type { TableName } from '../domains/rights/table-record.ts';
import { questionsOf, right, sample } from './sample-content.ts';

/** What the calls are about. */
export type HotWorld = {
  readonly userId: string;
  readonly friendId: string;
  readonly conversationId: string;
  readonly messageId: string;
};

/** A call that children make all day, and which rows it touches beyond those of the caller. */
export type HotCall = {
  readonly key: EndpointKey;
  /** Rows of other children, each found by the id of that child: of the friend it is about, or of any of the friends. */
  readonly reaches?: 'friend' | 'friends';
  /** Tables that are neither keyed by a child nor reference tables, or in which rows are found by another key. */
  readonly beyond?: readonly TableName[];
  /** With a session that no server has in its memory, a minute after it was last used. */
  readonly isNewVisit?: true;
  /** Path, by default that of the key about the caller. */
  readonly path?: (world: HotWorld) => string;
  readonly body?: (world: HotWorld) => unknown;
};

const aboutFriend =
  (path: string) =>
  ({ friendId }: HotWorld): string =>
    path.replace('{}', friendId);

/** What a message or a DigiPost is shown with: signals of returned texts, and whether it can still be read. */
const texts = ['gone_texts', 'submission_signals'] as const;

/**
 * The calls of which most of a school day consists: what the app reads when it starts and polls, and what a child does on
 * its pages. Left out: what a child does less than once a day, calls that read no table (dictionary, products), and
 * those that look among all children or all work of adults: sign-in, search, suggested friends, the waiting time of
 * texts (decision 113).
 */
export const hotCalls: readonly HotCall[] = [
  // Each page needs these first (`firstPage` in the contract), and the app reads the next ones after its start.
  { key: 'GET users/current' },
  // A token does not say whose it is.
  { key: 'GET users/current', isNewVisit: true, beyond: ['sessions'] },
  { key: 'GET users/{id}/languages' },
  { key: 'GET licences/{userId}' },
  { key: 'GET users/{id}/profile' },
  { key: 'GET users/{id}/lingos' },
  { key: 'GET users/{id}/currentLesson' },
  { key: 'GET activities/{id}', path: () => `activities/${sample.first}` },
  { key: 'GET users/{id}/settings' },
  { key: 'GET users/{id}/onboarding' },
  { key: 'GET users/{id}/rest' },
  { key: 'GET users/{id}/measures' },
  { key: 'GET users/{id}/goneTexts', beyond: ['gone_texts'] },
  // Polled while the app is open.
  { key: 'GET users/{id}/notifications', reaches: 'friends' },
  {
    key: 'PUT users/{id}/notifications',
    body: () => ({ lastReadMessageId: '1' }),
    reaches: 'friends',
  },
  // Profile and academy.
  { key: 'GET users/{id}/status', reaches: 'friends' },
  { key: 'GET users/{id}/assignments' },
  { key: 'GET users/{id}/lessonArchive' },
  { key: 'POST users/{id}/currentLesson', body: () => ({ lessonId: 'lesson-1' }) },
  { key: 'GET users/{id}/meCard' },
  { key: 'GET users/{id}/savedLooks' },
  { key: 'GET users/{id}/stickers' },
  { key: 'GET users/{id}/songs' },
  { key: 'GET users/{id}/achievements', reaches: 'friends' },
  { key: 'GET users/{id}/scores' },
  { key: 'GET streaks/{userId}' },
  { key: 'PUT users/{id}/settings', body: () => defaultSettings },
  // Each answer of an activity, and what the app reports about how it is used.
  { key: 'POST users/{id}/solution', body: () => questionsOf(sample.first).map(right) },
  {
    key: 'POST events',
    body: () => [{ name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' }],
    beyond: ['events'],
  },
  // My words.
  { key: 'GET users/{id}/words' },
  { key: 'GET users/{id}/wordReview' },
  { key: 'GET users/{id}/knownWords' },
  {
    key: 'PUT users/{id}/knownWords/{wordId}',
    path: ({ userId }) => `users/${userId}/knownWords/apple`,
    body: () => ({ known: true }),
  },
  // A friend and its page, and the own wall.
  { key: 'GET users/{id}/friends', reaches: 'friends' },
  { key: 'GET users/{id}', path: aboutFriend('users/{}'), reaches: 'friend' },
  { key: 'GET users/{id}/profile', path: aboutFriend('users/{}/profile'), reaches: 'friend' },
  { key: 'GET users/{id}/status', path: aboutFriend('users/{}/status'), reaches: 'friends' },
  {
    key: 'GET messages/statuses/{id}',
    path: aboutFriend('messages/statuses/{}'),
    reaches: 'friends',
    beyond: [...texts, 'post_likes'],
  },
  {
    key: 'GET messages/statuses/{id}',
    reaches: 'friends',
    beyond: [...texts, 'post_likes'],
  },
  {
    key: 'POST messages/statuses',
    body: ({ friendId }) => ({ message: 'Hello', toUserId: friendId }),
    reaches: 'friends',
    beyond: ['messages', 'submission_versions'],
  },
  {
    key: 'GET streaks/{userId}/{otherUserId}',
    path: ({ userId, friendId }) => `streaks/${userId}/${friendId}`,
    reaches: 'friend',
  },
  { key: 'POST likes', body: ({ friendId }) => ({ likeUserId: friendId }), reaches: 'friend' },
  // Messages.
  { key: 'GET users/{id}/conversations', reaches: 'friends', beyond: ['messages', ...texts] },
  {
    key: 'GET conversations/{id}',
    path: ({ conversationId }) => `conversations/${conversationId}`,
    reaches: 'friends',
    beyond: ['messages', ...texts],
  },
  {
    key: 'PUT conversations/{id}',
    path: ({ conversationId }) => `conversations/${conversationId}`,
    body: ({ messageId }) => ({ lastReadMessageId: messageId }),
    reaches: 'friends',
    beyond: ['messages'],
  },
  { key: 'GET sentenceMaker', reaches: 'friends' },
  {
    key: 'POST users/{id}/conversations',
    path: aboutFriend('users/{}/conversations'),
    body: () => ({ message: 'Hello' }),
    reaches: 'friends',
    beyond: ['messages', 'submission_versions'],
  },
  { key: 'GET logout', isNewVisit: true, beyond: ['sessions'] },
];
