import type { FriendItem } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { actions, emptyWorld, listOf, next, type Step, type World } from './model.cases.ts';

const letters = ['a', 'b', 'c'];

let server: TestApp;
const children = new Map<string, TestChild>();

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  for (const letter of letters) children.set(letter, await createChild(server));
});

afterAll(() => server.close());

const childOf = (letter: string): TestChild => {
  const child = children.get(letter);
  if (!child) throw new Error(`unknown child ${letter}`);
  return child;
};

const letterOf = (userId: string) =>
  letters.find(letter => childOf(letter).userId === userId) ?? 'nobody';

async function clear(): Promise<void> {
  for (const table of ['friendships', 'declined_requests', 'blocks', 'notifications']) {
    await server.deps.database.pool.query(`DELETE FROM ${table}`);
  }
}

async function doStep({ action, by, to }: Step): Promise<number> {
  const { userId, token } = childOf(by);
  const other = childOf(to).userId;
  const asked = { requestorId: userId, requesteeId: other };
  const accepted = { requestorId: other, requesteeId: userId, status: 'accepted' };
  const answer = await {
    ask: () => server.call('POST', 'friendRequests', { token, body: asked }),
    accept: () => server.call('PUT', 'friendRequests', { token, body: accepted }),
    part: () => server.call('DELETE', `users/${userId}/friends/${other}`, { token }),
    block: () =>
      server.call('POST', `users/${userId}/blocks`, { token, body: { blockedUserId: other } }),
    unblock: () => server.call('DELETE', `users/${userId}/blocks/${other}`, { token }),
  }[action]();
  return answer.status;
}

/** The friend lists of all children, in the notation of the model. */
async function readLists(): Promise<string[][]> {
  const lists: string[][] = [];
  for (const letter of letters) {
    const { userId, token } = childOf(letter);
    const answer = await server.call('GET', `users/${userId}/friends`, { token });
    const items = answer.json<FriendItem[]>().map(({ friend, request }) => {
      const other = letterOf(friend.userId);
      const by = letterOf(request.requestorId);
      return request.status === 'accepted' ? `${other} friend` : `${other} asked by ${by}`;
    });
    lists.push(items.sort());
  }
  return lists;
}

const listsOf = (world: World) => letters.map(letter => listOf(world, letter, letters).sort());

/** Every friendship and request has two consistent rows, except a declined request. */
async function checkRows(): Promise<void> {
  const { rows } = await server.deps.database.pool.query(`
    SELECT mine.* FROM friendships AS mine
    LEFT JOIN friendships AS theirs
      ON theirs.user_id = mine.friend_id AND theirs.friend_id = mine.user_id
    WHERE EXISTS (
        SELECT FROM blocks WHERE (blocks.user_id, blocks.blocked_id)
          IN ((mine.user_id, mine.friend_id), (mine.friend_id, mine.user_id))
      )
      OR CASE WHEN theirs.user_id IS NULL
        THEN mine.status = 'accepted' OR mine.requestor_id <> mine.user_id OR NOT EXISTS (
          SELECT FROM declined_requests
          WHERE declined_requests.user_id = mine.friend_id AND declined_requests.requestor_id = mine.user_id
        )
        ELSE (mine.status, mine.requestor_id) IS DISTINCT FROM (theirs.status, theirs.requestor_id)
      END`);
  expect(rows).toEqual([]);
}

const step: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(...actions), fc.shuffledSubarray(letters, { minLength: 2, maxLength: 2 }))
  .map(([action, [by = 'a', to = 'b']]) => ({ action, by, to }));

test('FRIEND-01 SAFE-09 any sequence of actions of three children matches the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async steps => {
      await clear();
      let world = emptyWorld;
      for (const one of steps) {
        const expected = next(world, one);
        expect(await doStep(one), JSON.stringify(one)).toBe(expected.status);
        world = expected.world;
        expect(await readLists()).toEqual(listsOf(world));
      }
      await checkRows();
    }),
    { numRuns: 40 },
  );
});

/** All permutations of some steps. */
function orders<T>(steps: readonly T[]): T[][] {
  if (steps.length === 0) return [[]];
  return steps.flatMap((one, index) =>
    orders(steps.filter((_, other) => other !== index)).map(rest => [one, ...rest]),
  );
}

type Numbered = { readonly step: Step; readonly index: number };

/** Statuses and lists after the steps in this order. */
function outcomeOf(world: World, order: readonly Numbered[]) {
  const statuses: number[] = [];
  let after = world;
  for (const { step: one, index } of order) {
    const outcome = next(after, one);
    statuses[index] = outcome.status;
    after = outcome.world;
  }
  return { statuses, lists: listsOf(after), world: after };
}

test('FRIEND-01 SAFE-09 concurrent actions end as if they ran in some order', async () => {
  const batches = fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(batches, async rounds => {
      await clear();
      let worlds = [emptyWorld];
      for (const steps of rounds) {
        const statuses = await Promise.all(steps.map(doStep));
        const seen = JSON.stringify({ statuses, lists: await readLists() });
        const numbered = steps.map((one, index) => ({ step: one, index }));
        const possible = worlds.flatMap(world =>
          orders(numbered).map(order => outcomeOf(world, order)),
        );
        const fitting = possible.filter(
          outcome => JSON.stringify({ statuses: outcome.statuses, lists: outcome.lists }) === seen,
        );
        expect(fitting, `${JSON.stringify(steps)} ended in ${seen}`).not.toEqual([]);
        // Several orders can match what is visible so far: continue with each of their worlds.
        worlds = distinct(fitting.map(({ world }) => world));
        await checkRows();
      }
    }),
    { numRuns: 40 },
  );
});

function distinct(worlds: readonly World[]): World[] {
  const keyOf = (world: World) =>
    JSON.stringify(Object.values(world).map((set: ReadonlySet<string>) => [...set].sort()));
  return [...new Map(worlds.map(world => [keyOf(world), world])).values()];
}
