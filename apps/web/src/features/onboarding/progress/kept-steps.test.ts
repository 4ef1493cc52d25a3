import { createClient, createQueries } from '@digipals/client';
import { expect, test } from 'vitest';
import { createFakeServer, failure, type Handlers } from '../../../testing/fake-server.ts';
import { makeProfile } from '../../../testing/world.ts';
import { keep, readKept, sendLook, sendSteps } from './kept-steps.ts';

const { human } = makeProfile();
const kept = { finished: 3, human };

/** A child with kept steps and a kept look, which are sent to this server. */
async function send(handlers: Handlers) {
  const server = createFakeServer(handlers);
  const call = createClient({
    fetch: server.fetch,
    token: () => 'token-mia',
    isOnline: () => true,
    onUnauthenticated: () => undefined,
    wait: () => Promise.resolve(),
    newKey: () => 'key',
  });
  const services = { call, queries: createQueries(call), storage: localStorage };
  keep(localStorage, 'u-mia', kept);
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
    expect(server.keys()).toEqual(['PUT users/{id}/onboarding', 'PUT users/{id}/profile']);
    expect(readKept(localStorage, 'u-mia')).toEqual(left);
  },
);
