import { afterAll, beforeAll, expect, test } from 'vitest';
import { askErasure } from '../domains/rights/index.ts';
import { tablesWith } from '../testing/canary-walk.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults } from '../testing/faults.ts';
import { exchange } from '../testing/messages.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { eraseChild } from './erase-child.ts';

let database: TestDatabase;
let server: TestApp;
let mia: TestChild;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database });
  mia = await createChild(server);
  const ali = await createChild(server);
  await befriend(server, mia, ali);
  await exchange(server, mia, ali, 'Hello Ali');
});

afterAll(async () => {
  await server.close();
  await database.close();
});

test('RIGHTS-05 an erasure that fails at any statement has deleted nothing, and the next one deletes all', async () => {
  const watcher = createWatcher(database.config);
  const { userId } = mia;
  const at = new Date(server.clock());
  await database.db
    .transaction()
    .execute(db => askErasure(db, { userId, askedBy: 'Operator', now: true, at }));
  const before = await tablesWith(watcher, userId);
  const faults = createFaults(database.pool);
  const erase = () =>
    database.db
      .transaction()
      .execute(db => eraseChild(db, server.deps, { userId, by: 'Operator', at }));
  let failures = 0;
  // Not every statement in turn: there is one for each table.
  for (let n = 2; ; n += 5) {
    faults.arm(n, 'before');
    const ended = await Promise.allSettled([erase()]);
    if (!faults.disarm()) break;
    failures += 1;
    expect(ended[0]?.status).toBe('rejected');
    expect(await tablesWith(watcher, userId)).toEqual(before);
  }
  expect(failures).toBeGreaterThan(10);
  expect(await tablesWith(watcher, userId)).toEqual([]);
  await watcher.end();
});
