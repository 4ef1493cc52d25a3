import type { Submission } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  conversationOf,
  deliverNow,
  inboxOf,
  returnNow,
  withholdNow,
} from '../../testing/messages.ts';

let server: TestApp;
let pair: readonly [TestChild, TestChild];

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

/** A text in the model. `gone`: permanently removed for both children. */
type Text = {
  readonly by: 0 | 1;
  readonly sent: Submission;
  words: string;
  state: 'reading' | 'returned' | 'withheld' | 'delivered' | 'gone';
};
type World = { areFriends: boolean; texts: Text[]; delivered: Text[] };

const actions = ['send', 'edit', 'withdraw', 'deliver', 'return', 'withhold', 'meet'] as const;
type Step = { action: (typeof actions)[number]; by: 0 | 1; pick: number };

const step: fc.Arbitrary<Step> = fc.record({
  // Weighted towards sending and delivering.
  action: fc.constantFrom(...actions, 'send', 'send', 'deliver', 'deliver'),
  by: fc.constantFrom(0, 1),
  pick: fc.nat(20),
});

const call = (by: 0 | 1, method: 'POST' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { token: pair[by].token, ...(body !== undefined && { body }) });
const other = (by: 0 | 1) => pair[by === 0 ? 1 : 0];

async function send(world: World, { by, pick }: Step): Promise<void> {
  const words = `words ${pick} of ${world.texts.length}`;
  const path = `users/${other(by).userId}/conversations`;
  const answer = await call(by, 'POST', path, { message: words });
  expect(answer.status).toBe(world.areFriends ? 200 : 403);
  if (!world.areFriends) return;
  const { submission } = answer.json<{ submission: Submission }>();
  world.texts.push({ by, sent: submission, words, state: 'reading' });
}

async function edit(world: World, text: Text): Promise<void> {
  const words = `${text.words}, edited`;
  const path = `users/${other(text.by).userId}/conversations`;
  const { submissionId } = text.sent;
  const answer = await call(text.by, 'POST', path, { message: words, submissionId });
  const may = world.areFriends && text.state === 'returned';
  expect(answer.status).toBe(world.areFriends ? (may ? 200 : 409) : 403);
  if (may) Object.assign(text, { words, state: 'reading' });
}

async function withdraw(_: World, text: Text): Promise<void> {
  const answer = await call(text.by, 'DELETE', `submissions/${text.sent.submissionId}`);
  const may = ['reading', 'returned', 'withheld'].includes(text.state);
  expect(answer.status).toBe(may ? 200 : 409);
  if (may) text.state = 'gone';
}

/** Only a text that is waiting can be delivered. */
async function deliver(world: World, text: Text): Promise<void> {
  if (text.state !== 'reading') return;
  expect(await deliverNow(server, text.sent)).toBe(world.areFriends ? 'delivered' : 'withdrawn');
  text.state = world.areFriends ? 'delivered' : 'gone';
  if (world.areFriends) world.delivered.push(text);
}

async function returnToAuthor(world: World, text: Text): Promise<void> {
  if (text.state !== 'reading') return;
  expect(await returnNow(server, text.sent)).toBe(world.areFriends ? 'returned' : 'withdrawn');
  text.state = world.areFriends ? 'returned' : 'gone';
}

async function withhold(world: World, text: Text): Promise<void> {
  if (text.state !== 'reading' && text.state !== 'delivered') return;
  await withholdNow(server, text.sent);
  const wasRead = text.state === 'delivered';
  text.state = wasRead ? 'gone' : 'withheld';
  world.delivered = world.delivered.filter(one => one !== text);
}

async function meetOrPart(world: World, { by }: Step): Promise<void> {
  if (world.areFriends) {
    const path = `users/${pair[by].userId}/friends/${other(by).userId}`;
    expect((await call(by, 'DELETE', path)).status).toBe(200);
    // Parting withdraws what waits.
    for (const text of world.texts) if (text.state === 'reading') text.state = 'gone';
  } else await befriend(server, pair[by], other(by));
  world.areFriends = !world.areFriends;
}

const withText = { edit, withdraw, deliver, return: returnToAuthor, withhold };

async function doStep(world: World, one: Step): Promise<void> {
  if (one.action === 'send') return send(world, one);
  if (one.action === 'meet') return meetOrPart(world, one);
  const text = world.texts[one.pick % Math.max(1, world.texts.length)];
  if (text) await withText[one.action](world, text);
}

/** What a child sees: messages in order, and its own undelivered texts. */
async function read(by: 0 | 1) {
  const inbox = await inboxOf(server, pair[by]);
  if (inbox.length === 0) return null;
  const { messages, submissions } = await conversationOf(server, pair[by], other(by));
  return {
    messages: messages.map(({ isMine, text }) => [isMine, text]),
    open: submissions.map(({ state, text }) => [state, text]).sort(),
  };
}

function expected({ areFriends, texts, delivered }: World, by: 0 | 1) {
  const own = texts.filter(
    text => text.by === by && text.state !== 'delivered' && text.state !== 'gone',
  );
  if (!areFriends || (own.length === 0 && delivered.length === 0)) return null;
  return {
    messages: delivered.map(text => [text.by === by, text.words]),
    open: own.map(({ state, words }) => [state, words]).sort(),
  };
}

test('SAFE-01 SAFE-05 SAFE-09 MSG-05 any sequence of actions of two children and adults matches the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 18 }), async steps => {
      pair = [await createChild(server), await createChild(server)];
      await befriend(server, pair[0], pair[1]);
      const world: World = { areFriends: true, texts: [], delivered: [] };
      for (const one of steps) {
        await doStep(world, one);
        for (const by of [0, 1] as const) {
          expect(await read(by), JSON.stringify(one)).toEqual(expected(world, by));
        }
      }
    }),
    { numRuns: 25 },
  );
});
