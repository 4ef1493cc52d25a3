import type { Activity, HistoryEntry, MeCard } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createContent } from '../../content/content.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const colours = ['red', 'blue', 'pink'];
const itemsOf = (id: string) => colours.map(value => ({ id: `${id}-${value}`, value }));

/** A lesson that asks for a colour twice. */
const activity: Activity = {
  id: 'toys',
  meta: { title: 'Toys', lingos: 5, test: false },
  data: ['first', 'second'].map(id => ({
    id,
    components: [{ id: `${id}-c`, type: 'textButtons', data: itemsOf(id), meta: {} }],
    solution: itemsOf(id).map(item => ({
      ...item,
      type: 'textButtons',
      meta: { shuffle: false, questionId: id, multiChoice: true },
    })),
    sets: {
      key: 'colour',
      values: Object.fromEntries(itemsOf(id).map(item => [item.id, item.value])),
    },
    triggers: { correct: [], incorrect: null },
  })),
  testInstructions: [],
};

const content = createContent(
  [
    {
      pack: 'starter',
      lessonId: 'lesson-1',
      number: 1,
      title: 'Toys',
      thumbnail: '',
      activities: [
        {
          activityId: 'toys',
          title: 'Toys',
          thumbnail: '',
          lingos: 5,
          scoreThreshold: 0.5,
          test: false,
          questionIds: ['first', 'second'],
        },
      ],
    },
  ],
  [
    {
      activityId: 'toys',
      variety: 'gb',
      language: 'gb',
      bytes: Buffer.from(JSON.stringify(activity)),
    },
  ],
  '/nowhere',
  new Map([['red.0a1b2c3d.webp', 1]]),
);

let server: TestApp;
let child: TestChild;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp({ content });
});
beforeEach(async () => {
  child = await createChild(server);
  other = await createChild(server);
});
afterAll(() => server.close());

const path = () => `users/${child.userId}/meCard`;
const read = async (of = child) =>
  (await server.call('GET', `users/${of.userId}/meCard`, { token: of.token })).json<MeCard>();
const save = (body: unknown, token = child.token) => server.call('PUT', path(), { token, body });
const send = (body: HistoryEntry[]) =>
  server.call('POST', `users/${child.userId}/solution`, { token: child.token, body });
const pick = (questionId: string, ...values: string[]): HistoryEntry => ({
  questionId,
  valid: 1,
  picks: values.map(value => ({ id: `${questionId}-${value}`, value })),
});

test('COURSE-44 what a child chooses in a lesson is on its card, the newest for each key', async () => {
  expect(await read()).toEqual({ choices: {}, pictures: {} });
  expect((await send([pick('first', 'blue')])).json()).toMatchObject({ lingoCredit: 2 });
  expect((await read()).choices).toEqual({ colour: 'blue' });
  await send([pick('first', 'pink'), pick('second', 'red')]);
  expect(await read()).toEqual({
    choices: { colour: 'red' },
    pictures: { colour: '/media/red.0a1b2c3d.webp' },
  });
  expect((await read(other)).choices).toEqual({});
});

test('COURSE-44 a question that was skipped or left, and picks that are no choice, set nothing', async () => {
  await send([pick('first', 'pink')]);
  const picks = [
    { id: 'constructor', value: 'red' },
    { id: '__proto__', value: 'red' },
  ];
  const answer = await send([
    { ...pick('second', 'red'), skipped: true },
    { ...pick('second', 'blue'), valid: 0, left: true },
    pick('first', 'mauve'),
    { questionId: 'first', valid: 1, picks },
  ]);
  expect(answer.status).toBe(200);
  expect((await read()).choices).toEqual({ colour: 'pink' });
});

test('COURSE-44 the same answers sent twice are one choice', async () => {
  const body = [pick('first', 'blue')];
  const headers = { 'idempotency-key': 'twice' };
  const post = () =>
    server.call('POST', `users/${child.userId}/solution`, { token: child.token, body, headers });
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
  expect((await read()).choices).toEqual({ colour: 'blue' });
});

test('COURSE-44 a child replaces and empties its card', async () => {
  const card = await save({ colour: 'red', hour: 'seven' });
  expect(card.json<MeCard>().choices).toEqual({ colour: 'red', hour: 'seven' });
  await save({ hour: 'ten' });
  expect((await read()).choices).toEqual({ hour: 'ten' });
  await save({});
  expect((await read()).choices).toEqual({});
});

test.each([
  ['an unknown key', { street: 'red' }],
  ['a name', { name: 'Mia' }],
  ['an unknown value', { colour: 'mauve' }],
  ['a value of another key', { colour: 'seven' }],
  ['no card', ['red']],
])('COURSE-44 %s is refused', async (_what, body) => {
  expect((await save(body)).status).toBe(422);
});

test('COURSE-44 nobody reads or writes the card of another child', async () => {
  const { token } = other;
  expect((await server.call('GET', path(), { token })).status).toBe(403);
  expect((await save({ colour: 'red' }, token)).status).toBe(403);
});
