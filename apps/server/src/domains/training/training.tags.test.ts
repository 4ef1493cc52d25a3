import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { questionsOf, right, sample } from '../../testing/sample-content.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const post = (path: string, body: unknown) =>
  server.call('POST', `users/${child.userId}/${path}`, { token: child.token, body });
const solve = (...ids: string[]) => post('solution', ids.map(right));
const step = (lessonId: string) => post('currentLesson', { lessonId });

describe.each(['currentLesson', 'lessonArchive'])('GET users/{id}/%s', name => {
  const read = (tag?: string) =>
    server.call('GET', `users/${child.userId}/${name}`, {
      token: child.token,
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    });
  const tagNow = async () => String((await read()).headers['etag']);

  test('CALL-29 CALL-30 has a strong ETag and answers 304 for it', async () => {
    const { headers } = await read();
    expect(headers['etag']).toMatch(/^"[\w-]+"$/);
    expect(headers['cache-control']).toBe('no-store');
    const again = await read(String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await read('"other"')).status).toBe(200);
  });

  test('a short answer is not compressed: that would take longer than to send it', async () => {
    const { headers } = await server.call('GET', `users/${child.userId}/${name}`, {
      token: child.token,
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('CALL-29 CALL-30 the ETag changes with the score, the lesson and the variety of English', async () => {
    await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
    await step('lesson-2');
    const tags = [await tagNow()];
    await solve(...questionsOf(sample.later));
    if (name === 'currentLesson') tags.push(await tagNow());
    const { db } = server.deps.database;
    const variety = { teaching_language: 'us' as const };
    await db.updateTable('users').set(variety).where('user_id', '=', child.userId).execute();
    tags.push(await tagNow());
    const back = { lesson: null };
    await db.updateTable('users').set(back).where('user_id', '=', child.userId).execute();
    tags.push(await tagNow());
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('ROLE-05 losing the licence is refused, even with a valid ETag', async () => {
    const tag = await tagNow();
    const { db } = server.deps.database;
    await db.deleteFrom('licences').where('user_id', '=', child.userId).execute();
    await expect.poll(async () => (await read(tag)).status).toBe(403);
  });
});
