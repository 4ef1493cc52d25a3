import {
  defaultSettings,
  type Endpoint,
  type EndpointKey,
  endpoints,
  errors,
  type Message,
  type Method,
  type Problem,
  type Submission,
} from '@digipals/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { casesOf, report } from '../testing/case-calls.ts';
import { type Cast, createCast, isKnown, roles } from '../testing/cast.ts';
import { createChild, givePictures, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { setMeasure } from '../testing/measure-calls.ts';
import { conversationOf, exchange, sendMessage } from '../testing/messages.ts';
import { matrices } from '../testing/role-matrices.ts';
import { sample } from '../testing/sample-content.ts';
import { createStaff } from '../testing/staff.ts';

/** Calls of children. Those of adults are in roles.staff.test.ts and roles.adult.test.ts. */
const keys: readonly EndpointKey[] = matrices.children;
const access = (key: EndpointKey): Endpoint => endpoints[key];

let server: TestApp;
let cast: Cast;
let spare: TestChild;
let guest: TestChild;
/** A message in a conversation of the child, and a waiting text by it. */
let message: Message;
let conversationId: string;
let waiting: Submission;
let measureId: string;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  cast = await createCast(server);
  spare = await createChild(server);
  guest = await createChild(server, { classCode: 'ONE', skus: ['OTHER'] });
  await givePictures(server, guest.userId);
  await exchange(server, cast.friend, cast.me, 'Hello');
  const conversation = await conversationOf(server, cast.me, cast.friend);
  conversationId = conversation.conversationId;
  [message = message] = conversation.messages;
  waiting = await sendMessage(server, cast.me, cast.friend, 'Hello');
  await server.call('POST', `users/${cast.me.userId}/helpRequest`, {
    token: cast.me.token,
    body: { lineId: 'line-of-cast', picture: 'sad' },
  });
  await report(server, cast.friend, { reason: 'unkind', userId: cast.me.userId });
  const senior = await createStaff(server, { role: 'senior' });
  const [{ caseId = '' } = {}] = await casesOf(server, senior);
  const measure = { kind: 'readFirst', days: undefined } as const;
  ({ measureId } = await setMeasure(server, senior, caseId, measure));
});

afterAll(() => server.close());

/** A valid body for each call that has one. */
const bodies: Partial<Record<EndpointKey, () => unknown>> = {
  'POST sign-in': () => ({
    classCode: 'ONE',
    username: 'nobody',
    pictures: ['cat', 'sun', 'ball'],
  }),
  'POST sign-in/badge': () => ({ badge: 'nobody' }),
  'POST users/{id}/languages': () => ({ teachingLanguage: 'gb', supportLanguage: 'gb' }),
  'PUT users/{id}/settings': () => defaultSettings,
  'POST users/{id}/wishes': () => ({ kind: 'data' }),
  'POST users/{id}/currentLesson': () => ({ lessonId: 'lesson-1' }),
  'POST users/{id}/solution': () => [],
  'PUT users/{id}/onboarding': () => ({ finished: 1 }),
  'POST events': () => [{ name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' }],
  'POST friendRequests': () => ({
    requestorId: cast.me.userId,
    requesteeId: cast.friend.userId,
  }),
  'PUT friendRequests': () => ({
    requestorId: cast.friend.userId,
    requesteeId: cast.me.userId,
    status: 'accepted',
  }),
  'POST likes': () => ({ likeUserId: cast.friend.userId }),
  'POST users/{id}/blocks': () => ({ blockedUserId: spare.userId }),
  'POST users/{id}/helpRequest': () => ({ lineId: 'line-of-roles', picture: 'sad' }),
  'POST users/{id}/helpRequest/open': () => ({ pictures: [] }),
  'POST users/{id}/conversations': () => ({ message: 'Hello' }),
  'PUT conversations/{id}': () => ({ lastReadMessageId: message.messageId }),
  'POST messages/chats': () => ({ message: 'Hello', toUserId: cast.friend.userId }),
  'POST messages/statuses': () => ({ message: 'Hello', toUserId: cast.friend.userId }),
  'POST reportButton': () => ({ reason: 'unkind' }),
  'PUT users/{id}/measures/{measureId}': () => ({ isOver: false, answer: null }),
  'POST users/{id}/measures/{measureId}/objection': () => ({ because: 'joke' }),
  'PUT users/{id}/knownWords/{wordId}': () => ({ known: true }),
  'PUT users/{id}/savedLooks/{place}': () => ({ human: null }),
  'POST users/{id}/goneTexts': () => ({ submissionIds: ['text'] }),
  'PUT users/{id}/notifications': () => ({ lastReadMessageId: '1' }),
  'POST licences/{userId}': () => ({ productSku: 'wallpaper.meadow' }),
  'POST users/{id}/purchases': () => ({ productSkus: ['wallpaper.meadow'] }),
  'PUT users/{id}/profile': () => ({ wallpaper: { id: 'meadow' } }),
  'PUT users/{id}/profileImage': () => ({ data: 'aGVsbG8=' }),
};

/** Ids in the path that are not ids of children. */
const places: Partial<Record<EndpointKey, () => string>> = {
  'GET activities/{id}': () => sample.first,
  'GET conversations/{id}': () => conversationId,
  'PUT conversations/{id}': () => conversationId,
};

/** Calls with a friend in the path instead of the caller. */
const toOthers: readonly EndpointKey[] = ['POST users/{id}/conversations'];

/** Calls about any visible child that is not a stranger. */
const notOfStrangers: readonly EndpointKey[] = ['GET messages/statuses/{id}'];

/** Required queries. */
const queries: Partial<Record<EndpointKey, string>> = {
  'GET users/summaries': 'username=child',
  'GET messages/suggestions': 'q=hello',
};

type Changes = { token?: string | undefined; id?: string; query?: string; body?: unknown };

const methodOf = (key: EndpointKey) => key.split(' ')[0] as Method;

function send(key: EndpointKey, { token, id, query = '', body = bodies[key]?.() }: Changes) {
  const someone = (toOthers.includes(key) ? cast.friend : cast.me).userId;
  const filled = (key.split(' ')[1] ?? '')
    .replace('{classCode}', 'one')
    .replace('{lang}', 'fr')
    .replace('{type}', 'wallpaper')
    .replace('{letter}', 'a')
    .replace('{wordId}', 'apple')
    .replace('{place}', '1')
    .replace('{key}', 'colour')
    .replace('{lessonId}', 'lesson-1')
    .replace('{lineId}', 'line-of-cast')
    .replace('{measureId}', measureId)
    .replace('{otherUserId}', cast.friend.userId)
    .replace(/\{(friendId|blockedUserId)\}/, 'nobody')
    .replace('{submissionId}', waiting.submissionId)
    .replace(/\{(id|userId)\}/, places[key]?.() ?? id ?? someone);
  const asked = [queries[key] ?? [], query || []].flat().join('&');
  return server.call(methodOf(key), `${filled}?${asked}`, { token, body });
}

const problem = (answer: { json: <T>() => T }) => answer.json<Problem>();

describe.each(keys)('%s', key => {
  const { access: who, premium, params, body } = access(key);
  const isLogout = key.includes(' logout');
  const ofChild = toOthers.includes(key) ? 'friend' : who;

  test('NOTSHOWN-02 without a session: 401 unless the call is public', async () => {
    const answer = await send(key, {});
    if (who !== 'public') expect(problem(answer).code).toBe('unauthenticated');
    else expect([200, 401]).toContain(answer.status);
    const invented = await send(key, { token: 'invented' });
    const code = who === 'ticket' ? 'ticket_invalid' : 'unauthenticated';
    if (who !== 'public') expect(problem(invented)).toMatchObject({ status: 401, code });
  });

  if (!key.startsWith('POST sign-in'))
    test('NOTSHOWN-02 SHARED-01 for the caller itself: 200 and a valid response that is not stored', async () => {
      const token = isLogout ? (await createChild(server)).token : cast.me.token;
      const answer = await send(key, { token });
      expect(answer.status, answer.text).toBe(200);
      expect(access(key).response.safeParse(answer.json()).error).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
    });

  if (ofChild === 'self' || ofChild === 'visible' || ofChild === 'friend')
    test.each(roles)('SAFE-08 SAFE-09 SAFE-14 for another child: %s', async role => {
      const answer = await send(key, { token: cast.me.token, id: cast[role].userId });
      const asFriend = role === 'friend' ? 200 : 403;
      const asVisible = notOfStrangers.includes(key) ? asFriend : 200;
      const known = { self: 403, visible: asVisible, friend: asFriend }[ofChild];
      expect(answer.status, answer.text).toBe(isKnown[role] ? known : 404);
      if (isKnown[role]) return;
      const ofNobody = await send(key, { token: cast.me.token, id: 'nobody' });
      expect(answer.text).toBe(ofNobody.text);
    });

  if (premium)
    test('NOTSHOWN-02 without LBMFULL: 403 with a message', async () => {
      const answer = await send(key, { token: guest.token, id: guest.userId });
      expect(problem(answer)).toMatchObject({ status: 403, code: 'licence_required' });
      expect(problem(answer).message).toBe(errors.licence_required.title);
    });

  test('NOTSHOWN-02 rejects an unknown field in the query or body and names it', async () => {
    const token = cast.me.token;
    const inQuery = await send(key, { token, query: 'surprise=1' });
    expect(problem(inQuery)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inQuery).fields)).toContain('surprise');
    if (!body) return;
    const valid = bodies[key]?.();
    const more = Array.isArray(valid)
      ? [{ ...valid[0], questionId: 'first-q1', valid: 1, surprise: 1 }]
      : { ...(valid as object), surprise: 1 };
    const inBody = await send(key, { token, body: more });
    expect(problem(inBody)).toMatchObject({ status: 422, code: 'invalid_request' });
    expect(JSON.stringify(problem(inBody).fields)).toContain('surprise');
  });

  if (body)
    test('NOTSHOWN-02 rejects a body of a wrong type', async () => {
      for (const wrong of ['"text"', '12', 'null', '{"a":[]}']) {
        const path = (key.split(' ')[1] ?? '')
          .replace('{id}', cast.me.userId)
          .replace('{wordId}', 'apple')
          .replace('{place}', '1');
        const answer = await server.call(methodOf(key), path, {
          token: cast.me.token,
          body: wrong,
          headers: { 'content-type': 'application/json' },
        });
        expect(problem(answer)).toMatchObject({ status: 422, code: 'invalid_request' });
        expect(problem(answer).fields?.[0]?.path).toMatch(/^body/);
      }
    });

  if (params)
    test('NOTSHOWN-02 rejects an id in the path that is too long', async () => {
      const long = (key.split(' ')[1] ?? '').replace(/\{\w+\}/, 'x'.repeat(90));
      const answer = await server.call(methodOf(key), long, {
        token: cast.me.token,
        body: bodies[key]?.(),
      });
      expect(problem(answer)).toMatchObject({ status: 422, code: 'invalid_request' });
      expect(problem(answer).fields?.[0]?.path).toMatch(/^params/);
    });
});

test('CALL-03 rejects a body that is not JSON: 415, 400 and 413', async () => {
  const post = (body: string, type: string) =>
    server.call('POST', 'events', {
      token: cast.me.token,
      body,
      headers: { 'content-type': type },
    });
  expect(problem(await post('a=1', 'application/x-www-form-urlencoded')).code).toBe(
    'unsupported_media_type',
  );
  expect(problem(await post('hello', 'text/plain')).code).toBe('unsupported_media_type');
  expect(problem(await post('{', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post('', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post('{"__proto__": 1}', 'application/json')).code).toBe('malformed_body');
  expect(problem(await post(`"${'x'.repeat(1_100_000)}"`, 'application/json')).code).toBe(
    'body_too_large',
  );
});

test('NOTSHOWN-27 calls are below /api/; a wrong method is 405, an unknown path 404', async () => {
  const answer = await server.call('DELETE', `users/${cast.me.userId}`, { token: cast.me.token });
  expect(problem(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  expect(answer.headers['allow']).toBe('GET');
  for (const path of ['nothing', 'users', '/api', '/api/']) {
    expect(problem(await server.call('GET', path)).code).toBe('not_found');
  }
});
