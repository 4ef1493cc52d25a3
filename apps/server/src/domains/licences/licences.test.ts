import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sample } from '../../testing/sample-content.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { isPremium } from './licences.policy.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

test('CALL-12 the licences of a child are a list of SKUs', async () => {
  const child = await createChild(server, { skus: ['LBMFULL', 'HAT'] });
  const answer = await server.call('GET', `licences/${child.userId}`, { token: child.token });
  expect(answer.json()).toEqual([{ sku: 'HAT' }, { sku: 'LBMFULL' }]);
});

test('CONST-44 only LBMFULL makes a child premium', () => {
  expect(isPremium([{ sku: 'HAT' }, { sku: 'LBMFULL' }])).toBe(true);
  expect(isPremium([{ sku: 'lbmfull' }, { sku: 'LBM' }])).toBe(false);
  expect(isPremium([])).toBe(false);
});

test.each([
  ['ROLE-05', ['LBMFULL'], 200],
  ['PLAYER-06', ['LBM'], 403],
] as const)('%s training and player answer a child with %s with %d', async (_id, skus, status) => {
  const { userId, token } = await createChild(server, { skus });
  for (const path of [`users/${userId}/currentLesson`, `activities/${sample.first}`]) {
    const answer = await server.call('GET', path, { token });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.json().message).toMatch(/\w/);
  }
});

test('NOTSHOWN-02 losing or gaining a licence takes effect on every server at once', async () => {
  const database = await createTestDatabase();
  const one = await createTestApp({ database });
  const two = await createTestApp({ database, clock: one.clock });
  const { userId, token } = await createChild(one);
  const statuses = async () => {
    const answers = [one, two].map(each =>
      each.call('GET', `users/${userId}/currentLesson`, { token }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  try {
    expect(await statuses()).toEqual([200, 200]);
    const queries = countQueries(database.pool, 'licences');
    // The notification of the grant may still be on its way; after it, the licence is cached.
    const asked = async () => {
      const before = queries();
      expect(await statuses()).toEqual([200, 200]);
      return queries() - before;
    };
    await expect.poll(asked).toBe(0);
    await database.db.deleteFrom('licences').where('user_id', '=', userId).execute();
    await expect.poll(statuses).toEqual([403, 403]);
    const granted = { user_id: userId, sku: 'LBMFULL', granted_at: new Date(one.clock()) };
    await database.db.insertInto('licences').values(granted).execute();
    expect(await statuses()).toEqual([200, 200]);
  } finally {
    await one.close();
    await two.close();
    await database.close();
  }
});
