import { createClient, createQueries } from '@digipals/client';
import { expect, test } from 'vitest';
import { createFakeServer, failure, type Handlers } from '../../../testing/fake-server.ts';
import { makeProfile } from '../../../testing/world.ts';
import { keep, keepLook, readKept, sendLook, sendSteps } from './kept-steps.ts';

const saved = makeProfile().human;
const withTop = (colour: string) => ({
  ...saved,
  top: { model: 'tshirt', styles: { colour } },
});
const chosen = withTop('#ffd23f');
const kept = { finished: 3, look: { human: chosen, before: [saved] } };

/** A child with kept steps and a kept look, which are sent to this server. */
async function send(handlers: Handlers) {
  const server = createFakeServer({
    'GET users/{id}/profile': () => makeProfile({ human: saved }),
    'PUT users/{id}/profile': () => makeProfile({ human: chosen }),
    ...handlers,
  });
  const call = createClient({
    fetch: server.fetch,
    token: () => 'token-mia',
    isOnline: () => true,
    onUnauthenticated: () => undefined,
    wait: () => Promise.resolve(),
    newKey: () => 'key',
  });
  const services = { call, queries: createQueries(call), storage: localStorage };
  keep(localStorage, 'u-mia', { finished: 3 });
  keepLook(localStorage, 'u-mia', chosen, saved);
  await sendSteps(services, 'u-mia');
  await sendLook(services, 'u-mia');
  return server;
}

test.each([
  ['unauthenticated', kept],
  ['forbidden', kept],
  ['request_timeout', kept],
  ['too_many_requests', kept],
  ['internal', kept],
  ['not_found', {}],
  ['invalid_request', {}],
] as const)(
  'ONBOARD-04 kept steps and looks are forgotten only if they can never be stored: %s',
  async (code, left) => {
    const server = await send({
      'PUT users/{id}/onboarding': () => failure(code),
      'PUT users/{id}/profile': () => failure(code),
    });
    expect(server.keys()).toEqual([
      'PUT users/{id}/onboarding',
      'GET users/{id}/profile',
      'PUT users/{id}/profile',
    ]);
    expect(readKept(localStorage, 'u-mia')).toEqual(left);
  },
);

test('ONBOARD-04 a kept look is forgotten if the child has chosen another one elsewhere', async () => {
  const elsewhere = makeProfile({ human: withTop('#4fc3f7') });
  const server = await send({ 'GET users/{id}/profile': () => elsewhere });
  expect(server.keys()).not.toContain('PUT users/{id}/profile');
  expect(readKept(localStorage, 'u-mia').look).toBeUndefined();
});

test('ONBOARD-04 a look chosen after one that was sent without an answer is sent too', async () => {
  const { top, ...others } = withTop('#3fbf7f');
  keepLook(localStorage, 'u-mia', { top, ...others }, saved);
  // The server has its own order of fields.
  const arrived = makeProfile({ human: { ...others, top } });
  const server = await send({ 'GET users/{id}/profile': () => arrived });
  expect(server.seen.at(-1)).toMatchObject({
    key: 'PUT users/{id}/profile',
    body: { human: { top: chosen.top } },
  });
});
