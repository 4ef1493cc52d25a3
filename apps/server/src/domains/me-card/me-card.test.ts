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
const forget = (place = '', token = child.token, headers: Record<string, string> = {}) =>
  server.call('DELETE', `${path()}${place}`, { token, headers });
const send = (body: HistoryEntry[]) =>
  server.call('POST', `users/${child.userId}/solution`, { token: child.token, body });
const pick = (questionId: string, ...values: string[]): HistoryEntry => ({
  questionId,
  valid: 1,
  picks: values.map(value => ({ id: `${questionId}-${value}`, value })),
});

test('COURSE-44 partly: what a child chooses in a lesson is on its card, the newest for each key', async () => {
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

test('COURSE-44 partly: a question that was skipped or left, and picks that are no choice, set nothing', async () => {
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

test('COURSE-44 partly: the same answers sent again, after others, do not bring an old choice back', async () => {
  const post = (value: string, key: string) =>
    server.call('POST', `users/${child.userId}/solution`, {
      token: child.token,
      body: [pick('first', value)],
      headers: { 'idempotency-key': key },
    });
  const answers = [await post('blue', 'one'), await post('red', 'two'), await post('blue', 'one')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read()).choices).toEqual({ colour: 'red' });
});

test('COURSE-44 partly: of several picks the last sets the choice, and words that an app sends do not count', async () => {
  await send([pick('first', 'pink', 'blue')]);
  expect((await read()).choices).toEqual({ colour: 'blue' });
  const picks = ['my street', 'x'.repeat(80)].map(value => ({ id: 'first-red', value }));
  expect((await send([{ questionId: 'first', valid: 1, picks }])).status).toBe(200);
  expect((await read()).choices).toEqual({ colour: 'red' });
  await send([{ questionId: 'first', valid: 1, picks: [{ id: 'second-blue', value: 'blue' }] }]);
  expect((await read()).choices).toEqual({ colour: 'red' });
});

test.each(['', '/colour'])(
  'COURSE-44 partly: DELETE meCard%s sent again with its key, after another choice, does not forget that',
  async place => {
    await send([pick('first', 'blue')]);
    const headers = { 'idempotency-key': 'forget' };
    const answer = await forget(place, child.token, headers);
    await send([pick('first', 'pink')]);
    const again = await forget(place, child.token, headers);
    expect([again.status, again.json()]).toEqual([200, answer.json()]);
    expect((await read()).choices).toEqual({ colour: 'pink' });
  },
);

test('COURSE-44 partly: a child forgets one choice, or all, as often as it likes', async () => {
  await send([pick('first', 'blue')]);
  await server.deps.database.pool.query(
    `INSERT INTO me_choices (user_id, key, value) VALUES ($1, 'hour', 'seven'), ($1, 'toy', 'kite')`,
    [child.userId],
  );
  for (const _time of ['once', 'again'])
    expect((await forget('/colour')).json<MeCard>().choices).toEqual({
      hour: 'seven',
      toy: 'kite',
    });
  for (const _time of ['once', 'again'])
    expect((await forget()).json<MeCard>().choices).toEqual({});
  expect(await read()).toEqual({ choices: {}, pictures: {} });
});

test('COURSE-44 partly: nothing but a lesson sets a choice', async () => {
  const { token } = child;
  const put = await server.call('PUT', path(), { token, body: { colour: 'red' } });
  expect([put.status, (await read()).choices]).toEqual([405, {}]);
});

test.each(['street', 'name', 'constructor', '__proto__', 'Colour', '%00', 'colour'.repeat(10)])(
  'COURSE-44 partly: the key %s is refused, and nothing is forgotten',
  async key => {
    await send([pick('first', 'blue')]);
    expect((await forget(`/${key}`)).status).toBe(422);
    expect((await read()).choices).toEqual({ colour: 'blue' });
  },
);

test('COURSE-44 partly: nobody reads or empties the card of another child', async () => {
  const { token } = other;
  await send([pick('first', 'blue')]);
  expect((await server.call('GET', path(), { token })).status).toBe(403);
  for (const place of ['', '/colour']) expect((await forget(place, token)).status).toBe(403);
  for (const id of ['unknown', '__proto__'])
    expect((await server.call('DELETE', `users/${id}/meCard`, { token })).status).toBe(404);
  expect((await read()).choices).toEqual({ colour: 'blue' });
});
