import type {
  Conversation,
  InboxItem,
  ReturnReason,
  Sent,
  Submission,
  Wall,
} from '@digipals/contract';
import { lockSubmission } from '../domains/messages/index.ts';
import { deliverSubmission } from '../use-cases/deliver-submission.ts';
import { returnSubmission } from '../use-cases/return-submission.ts';
import { withholdSubmission } from '../use-cases/withhold-submission.ts';
import type { TestChild } from './children.ts';
import type { TestAnswer, TestApp } from './create-test-app.ts';

type Who = Pick<TestChild, 'userId'>;

const sent = (answer: TestAnswer): Submission => {
  if (answer.status !== 200) throw new Error(`not sent: ${answer.text}`);
  return answer.json<Sent>().submission;
};

/** Sends a message to a friend. `submissionId`: the returned submission that it replaces. */
export const sendMessage = async (
  test: TestApp,
  by: TestChild,
  to: Who,
  message: string,
  submissionId?: string,
): Promise<Submission> => {
  const body = { message, ...(submissionId !== undefined && { submissionId }) };
  return sent(
    await test.call('POST', `users/${to.userId}/conversations`, { token: by.token, body }),
  );
};

/** Sends a DigiPost to a wall, which may be the child's own. */
export const sendPost = async (test: TestApp, by: TestChild, to: Who, message: string) =>
  sent(
    await test.call('POST', 'messages/statuses', {
      token: by.token,
      body: { message, toUserId: to.userId },
    }),
  );

/** Sends a status. */
export const sendStatus = async (test: TestApp, by: TestChild, message: string) =>
  sent(await test.call('POST', 'messages/statuses', { token: by.token, body: { message } }));

const bodyOf = async (test: TestApp, submissionId: string): Promise<string> => {
  const { db } = test.deps.database;
  const query = db.selectFrom('submissions').select('body');
  return (await query.where('submission_id', '=', submissionId).executeTakeFirstOrThrow()).body;
};

/** Delivers a submission without review, as `edited` if given. */
export async function deliverNow(test: TestApp, { submissionId }: Submission, edited?: string) {
  const body = await bodyOf(test, submissionId);
  const original = edited === undefined ? null : body;
  const order = { text: edited ?? body, original, at: new Date(test.clock()) };
  return test.deps.database.db
    .transaction()
    .execute(async db => deliverSubmission(db, await lockSubmission(db, submissionId), order));
}

/** Returns a submission without review. */
export function returnNow(
  test: TestApp,
  { submissionId }: Submission,
  reason: ReturnReason = 'personal',
) {
  const order = { reason, at: new Date(test.clock()) };
  return test.deps.database.db
    .transaction()
    .execute(async db => returnSubmission(db, await lockSubmission(db, submissionId), order));
}

/** Withholds a submission without review, or removes it if it was delivered. */
export function withholdNow(test: TestApp, { submissionId }: Submission) {
  const at = new Date(test.clock());
  return test.deps.database.db
    .transaction()
    .execute(async db => withholdSubmission(db, await lockSubmission(db, submissionId), at));
}

/** Sends a message and delivers it. */
export async function exchange(test: TestApp, by: TestChild, to: Who, message: string) {
  const submission = await sendMessage(test, by, to, message);
  await deliverNow(test, submission);
  return submission;
}

/** The inbox of a child. */
export const inboxOf = async (test: TestApp, { userId, token }: TestChild) =>
  (await test.call('GET', `users/${userId}/conversations`, { token })).json<InboxItem[]>();

/** The conversation of a child with another; it must be in the inbox. */
export async function conversationOf(test: TestApp, child: TestChild, other: Who) {
  const inbox = await inboxOf(test, child);
  const item = inbox.find(({ friend }) => friend.userId === other.userId);
  const path = `conversations/${item?.conversationId}`;
  const answer = await test.call('GET', path, { token: child.token });
  if (answer.status !== 200) throw new Error(`no conversation: ${answer.text}`);
  return answer.json<Conversation>();
}

/** The wall of a child as read by another child or itself. */
export const wallOf = async (test: TestApp, { token }: TestChild, of: Who) =>
  (await test.call('GET', `messages/statuses/${of.userId}`, { token })).json<Wall>();
