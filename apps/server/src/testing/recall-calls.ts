import type { Recall, RecallReason } from '@digipals/contract';
import type { TestAnswer, TestApp } from './create-test-app.ts';
import type { TestStaff } from './staff.ts';

/** A note that is long enough. */
export const recallNote = 'It asks others to leave a child alone.';

/** Takes back delivered texts as an adult. @returns the raw answer */
export const askRecall = (
  test: TestApp,
  by: TestStaff,
  submissionIds: readonly string[],
  more: { reason?: RecallReason; note?: string } = {},
): Promise<TestAnswer> =>
  test.call('POST', 'desk/recalls', {
    token: by.token,
    body: { submissionIds, reason: 'leavesOut', note: recallNote, ...more },
  });

/** Takes back delivered texts as an adult, which must succeed. */
export async function recall(
  test: TestApp,
  by: TestStaff,
  ...submissionIds: readonly string[]
): Promise<Recall> {
  const answer = await askRecall(test, by, submissionIds);
  if (answer.status !== 200) throw new Error(`not taken back: ${answer.text}`);
  return answer.json<Recall>();
}

/** Confirms or restores a recall as an adult. @returns the raw answer */
export const endRecall = (
  test: TestApp,
  by: TestStaff,
  { recallId }: Pick<Recall, 'recallId'>,
  step: 'confirm' | 'restore',
): Promise<TestAnswer> =>
  test.call('POST', `desk/recalls/${recallId}/${step}`, {
    token: by.token,
    ...(step === 'restore' && { body: { note: 'It was meant for a game, both say.' } }),
  });
