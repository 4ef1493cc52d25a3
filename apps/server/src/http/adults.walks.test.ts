import { type AdultRight, type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createAdult, createSchool, createSchoolClass } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { judgeByModel, mayKnowChild, newModel, type WalkModel } from '../testing/walk-model.ts';
import {
  stepKinds,
  type WalkStep,
  type WalkWorld,
  walkActs,
  walkStep,
} from '../testing/walk-steps.ts';

const WALKS = 1_000;
/** After so many walks every adult makes every read of every object; else one adult makes two of each object. */
const READ_ALL_AFTER = 100;

let server: TestApp;
let world: WalkWorld;
let names = 0;
const done = new Map<string, number>();
let [walks, refusals, reads] = [0, 0, 0];

const pool = () => server.deps.database.pool;
const one = <T>(list: readonly T[], index: number): T => list[index] as T;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits, pictureCost: 2 } });
  const schools = [await createSchool(server), await createSchool(server)];
  const classes: { classId: string; classCode: string }[] = [];
  for (const { school } of newModel().classes) {
    classes.push(await createSchoolClass(server, one(schools, school)));
  }
  const bear = async (room: number): Promise<TestChild> => {
    const { classCode, classId } = one(classes, room);
    names += 1;
    const child = await createChild(server, { classCode, username: `Kid${names}q` });
    const schoolId = one(schools, newModel().classes[room]?.school ?? 0);
    const place = [schoolId, classId, child.userId];
    await pool().query('UPDATE users SET school_id = $1, class_id = $2 WHERE user_id = $3', place);
    return child;
  };
  const adults = [];
  for (let count = 0; count < 4; count += 1) adults.push(await createAdult(server));
  const children = [];
  for (const { room } of newModel().children) children.push(await bear(room));
  world = { server, schools, classes, adults, children, bear };
});

afterAll(() => server.close());

/** Makes the world what the model is before the first step. */
async function reset(): Promise<void> {
  const ids = world.adults.map(({ adultId }) => adultId);
  await pool().query('DELETE FROM adult_roles WHERE adult_id = ANY($1)', [ids]);
  await pool().query(
    `INSERT INTO adult_roles (adult_id, role, school_id, since)
     VALUES ($1, 'lead', $2, $6), ($3, 'lead', $4, $6), ($5, 'teacher', $2, $6)`,
    [ids[0], world.schools[0], ids[1], world.schools[1], ids[2], new Date(server.clock())],
  );
  await pool().query(
    `INSERT INTO adult_roles (adult_id, role, school_id, class_id, user_id, since)
     VALUES ($1, 'teacher', $2, $3, NULL, $6), ($4, 'parent', NULL, NULL, $5, $6)`,
    [
      ...[ids[2], world.schools[0], one(world.classes, 0).classId],
      ...[ids[3], one(world.children, 1).userId, new Date(server.clock())],
    ],
  );
  await pool().query('UPDATE classes SET archived_at = NULL; DELETE FROM class_pairs');
  await pool().query('DELETE FROM assigned_children; DELETE FROM assignments');
  for (const [child, { room }] of newModel().children.entries()) {
    const place = [one(world.classes, room).classId, one(world.children, child).userId];
    await pool().query('UPDATE users SET class_id = $1, left_at = NULL WHERE user_id = $2', place);
  }
}

const isRead = (key: EndpointKey): boolean =>
  key.startsWith('GET ') && endpoints[key].access === 'adult';
const readsOf = (object: string): EndpointKey[] =>
  (Object.keys(endpoints) as EndpointKey[]).filter(key => isRead(key) && key.includes(object));
const lists = readsOf('grown-ups/').filter(key => !/\{(school|class|child)Id\}/.test(key));
const readsByObject = [
  { keys: readsOf('{schoolId}'), ids: () => world.schools },
  { keys: readsOf('{classId}'), ids: () => world.classes.map(({ classId }) => classId) },
  { keys: readsOf('{childId}'), ids: () => world.children.map(({ userId }) => userId) },
];

/** Reads as an adult. No answer names a child that the model does not let it know. */
async function read(model: WalkModel, adult: number, key: EndpointKey, id = ''): Promise<number> {
  const friendId = one(world.children, reads % 3).userId;
  const named: Record<string, string> = { lessonId: 'lesson-1', friendId };
  const path = (key.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name) => named[name] ?? id);
  const answer = await server.call('GET', path, { token: one(world.adults, adult).token });
  reads += 1;
  for (const [child, { userId, username }] of world.children.entries()) {
    if (mayKnowChild(model, adult, child)) continue;
    for (const trace of [`"${userId}"`, username]) {
      expect(answer.text.includes(trace), `${key} names ${trace}`).toBe(false);
    }
  }
  return answer.status;
}

/** Reads one object as an adult, and compares the answer with the model. */
async function readObject(
  model: WalkModel,
  key: EndpointKey,
  { adult, object, id }: { adult: number; object: number; id: string },
): Promise<void> {
  const right: AdultRight = (endpoints[key] as Endpoint).right ?? 'self';
  const status = await read(model, adult, key, id);
  const judged = judgeByModel(model, { right, adult, object });
  // No two of the children are friends, and families of children who left have no consents.
  const isEmpty = key.includes('{friendId}') || model.children[object]?.hasLeft;
  if (judged === 'allowed') expect(isEmpty ? 200 : status, key).toBe(200);
  else expect(status, key).toBe(judged === 'forbidden' ? 403 : 404);
  if (judged !== 'allowed') refusals += 1;
}

async function readAs(model: WalkModel, adult: number, readsAll: boolean): Promise<void> {
  for (const key of lists) expect(await read(model, adult, key)).toBe(200);
  const round = Math.floor(walks / world.adults.length);
  for (const { keys, ids } of readsByObject) {
    for (const [object, id] of ids().entries()) {
      const next = (place: number) => one(keys, (2 * round + object + place) % keys.length);
      const chosen = readsAll ? keys : [next(0), next(1)];
      for (const key of chosen) await readObject(model, key, { adult, object, id });
    }
  }
}

async function walk(steps: readonly WalkStep[]): Promise<void> {
  await reset();
  const model = newModel();
  for (const step of steps) {
    const { status, expected } = await walkActs[step.kind](
      {
        ...{ world, model },
        send: async (method, path, body, by = step.actor) => {
          const { token } = one(world.adults, by);
          return (await server.call(method, path, { token, ...(body && { body }) })).status;
        },
      },
      step,
    );
    if (expected !== null) expect(status, step.kind).toBe(expected);
    done.set(step.kind, (done.get(step.kind) ?? 0) + 1);
  }
  const readsAll = walks % READ_ALL_AFTER === 0;
  const readers = readsAll ? [...world.adults.keys()] : [walks % world.adults.length];
  for (const adult of readers) await readAs(model, adult, readsAll);
  walks += 1;
}

test('SCHOOL-17 in 1,000 random walks of calls nobody sees the child of a stranger', async () => {
  const walked = fc.asyncProperty(fc.array(walkStep, { minLength: 5, maxLength: 8 }), walk);
  await fc.assert(walked, { numRuns: WALKS });
  expect(walks).toBe(WALKS);
  // The walks are about something.
  for (const kind of stepKinds) expect(done.get(kind), kind).toBeGreaterThan(WALKS / 5);
  expect(refusals).toBeGreaterThan(WALKS * 2);
  expect(reads).toBeGreaterThan(WALKS * 20);
});
