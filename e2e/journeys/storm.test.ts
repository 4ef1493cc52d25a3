import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { createApi } from '../support/api.ts';
import { rightEntries, wrongAnswer } from '../support/play.ts';

const activityId = 'starter-01-friends';
const api = createApi(inject('serverUrl'));

test('NOTSHOWN-03 a hundred parallel identical solutions are credited once', async () => {
  const child = await api.signIn('Pablo');
  const activity = await api.activity(activityId, child);
  const before = await api.lingos(child);
  const entries = rightEntries(activity);
  const key = randomUUID();
  const credits = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      api.postSolution(child, entries, index % 2 === 0 ? key : randomUUID()),
    ),
  );
  expect(credits).toContain(activity.meta.lingos);
  expect(await api.lingos(child)).toBe(before + activity.meta.lingos);
});

test('NOTSHOWN-03 a forged valid 1 with wrong picks credits nothing', async () => {
  const child = await api.signIn('Ali');
  const activity = await api.activity(activityId, child);
  const before = await api.lingos(child);
  const forged = activity.data
    // The words of a word search have no wrong ones beside them.
    .filter(({ solution }) => solution.some(({ type }) => !type.startsWith('wordSearch')))
    .map(question => ({
      questionId: question.id,
      valid: 1 as const,
      picks: wrongAnswer(question),
    }));
  expect(forged.length).toBeGreaterThan(4);
  expect(await api.postSolution(child, forged)).toBe(0);
  expect(await api.lingos(child)).toBe(before);
});
