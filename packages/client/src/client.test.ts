import { expect, test, vi } from 'vitest';
import { attempt, CallError, isCallError } from './call-error.ts';
import { createClient } from './client.ts';

type Answer = Response | 'no network';

function setUp(answers: Answer[], online = true) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift() ?? Response.json({});
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return answer;
  });
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  const onUnauthenticated = vi.fn();
  const call = createClient({
    fetch,
    token: () => 'token-1',
    isOnline: () => online,
    onUnauthenticated,
    wait,
    newKey: () => 'key-1',
  });
  const request = (index = 0) => {
    const [url, init] = fetch.mock.calls[index] ?? [];
    return { url, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
  };
  return { call, fetch, wait, onUnauthenticated, request };
}

const problem = (status: number, code: string, extra: object = {}) =>
  Response.json({ type: 'about:blank', title: code, status, code, ...extra }, { status });

const lingos = (call: ReturnType<typeof setUp>['call']) =>
  call('GET users/{id}/lingos', { params: { id: 'u 1' } });
const solution = (call: ReturnType<typeof setUp>['call'], idempotencyKey?: string) =>
  call('POST users/{id}/solution', {
    params: { id: 'u1' },
    body: [{ questionId: 'q1', valid: 1 }],
    ...(idempotencyKey && { idempotencyKey }),
  });

test('CALL-01 CALL-02 NOTSHOWN-26 every call carries bearer and time-zone offset in minutes', async () => {
  const { call, request } = setUp([Response.json({ amount: 3 })]);
  expect(await lingos(call)).toEqual({ amount: 3 });
  expect(request().headers.get('authorization')).toBe('Bearer token-1');
  expect(request().headers.get('x-timezone-offset')).toBe(String(new Date().getTimezoneOffset()));
});

test('NOTSHOWN-27 calls use the base path /api/ with their parameters encoded', async () => {
  const { call, request } = setUp([Response.json({}), Response.json({})]);
  await lingos(call);
  expect(request().url).toBe('/api/users/u%201/lingos');
  await call('GET activities/{id}', { params: { id: 'a' }, query: { language: 'tr' } });
  expect(request(1).url).toBe('/api/activities/a?language=tr');
});

test('CALL-03 a DELETE has an idempotency key too, and no body', async () => {
  const { call, request } = setUp([Response.json({ friendId: 'u2' })]);
  const params = { id: 'u1', friendId: 'u2' };
  expect(await call('DELETE users/{id}/friends/{friendId}', { params })).toEqual({
    friendId: 'u2',
  });
  expect(request()).toMatchObject({ url: '/api/users/u1/friends/u2', method: 'DELETE' });
  expect(request().body ?? null).toBeNull();
  expect(request().headers.get('idempotency-key')).toBe('key-1');
  expect(request().headers.get('content-type')).toBeNull();
});

test('CALL-03 bodies are JSON, and every write has an idempotency key', async () => {
  const { call, request } = setUp([Response.json({ lingoCredit: 1 })]);
  await solution(call);
  expect(request().headers.get('content-type')).toBe('application/json');
  expect(request().body).toBe('[{"questionId":"q1","valid":1}]');
  expect(request().headers.get('idempotency-key')).toBe('key-1');
});

test('a write uses the idempotency key it is given; a read has none', async () => {
  const { call, request } = setUp([
    Response.json({ lingoCredit: 1 }),
    Response.json({ amount: 0 }),
  ]);
  await solution(call, 'mine');
  await lingos(call);
  expect(request(0).headers.get('idempotency-key')).toBe('mine');
  expect(request(1).headers.get('idempotency-key')).toBeNull();
});

test('CALL-04 a failed write that is attempted returns the error instead of throwing it', async () => {
  const { call } = setUp([problem(422, 'invalid_request')]);
  const answer = await attempt(solution(call));
  expect(isCallError(answer)).toBe(true);
  expect(answer).toMatchObject({ status: 422, code: 'invalid_request' });
});

test('an attempt that fails because of a bug still throws', async () => {
  await expect(attempt(Promise.reject(new TypeError('bug')))).rejects.toThrow('bug');
});

test('CALL-05 AMBIG-03 a failed message in a conversation throws; a first message and a status return the error when attempted', async () => {
  const refused = () => problem(403, 'forbidden');
  const { call } = setUp([refused(), refused(), refused()]);
  await expect(
    call('POST users/{id}/conversations', { params: { id: 'u2' }, body: { message: 'Hi' } }),
  ).rejects.toMatchObject({ code: 'forbidden' });
  for (const answer of [
    await attempt(call('POST messages/chats', { body: { message: 'Hi', toUserId: 'u2' } })),
    await attempt(call('POST messages/statuses', { body: { message: 'Hi' } })),
  ]) {
    expect(isCallError(answer)).toBe(true);
  }
});

test('NOTSHOWN-07 a read is retried twice with growing pauses on 5xx or without an answer', async () => {
  const { call, fetch, wait } = setUp([
    problem(500, 'internal'),
    'no network',
    problem(503, 'unavailable'),
  ]);
  await expect(lingos(call)).rejects.toMatchObject({ status: 503 });
  expect(fetch).toHaveBeenCalledTimes(3);
  const pauses = wait.mock.calls.map(([ms]) => ms);
  expect(pauses).toHaveLength(2);
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0);
});

test('NOTSHOWN-07 the client never repeats a write', async () => {
  const { call, fetch } = setUp([problem(500, 'internal')]);
  await expect(solution(call)).rejects.toMatchObject({ status: 500 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('NOTSHOWN-07 SCALE-29 a rate-limited read waits as long as the server asks', async () => {
  const { call, wait } = setUp([
    problem(429, 'too_many_requests', { retryAfter: 3 }),
    Response.json({ amount: 1 }),
  ]);
  expect(await lingos(call)).toEqual({ amount: 1 });
  expect(wait).toHaveBeenCalledWith(3_000);
});

test('NOTSHOWN-07 a 401 is reported, and the read still fails', async () => {
  const { call, onUnauthenticated } = setUp([problem(401, 'unauthenticated')]);
  await expect(lingos(call)).rejects.toBeInstanceOf(CallError);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

test('a refused call is not retried', async () => {
  const { call, fetch } = setUp([problem(403, 'licence_required', { message: 'Ask' })]);
  await expect(lingos(call)).rejects.toMatchObject({ code: 'licence_required', message: 'Ask' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without a connection a read fails at once', async () => {
  const { call, fetch } = setUp(['no network'], false);
  await expect(lingos(call)).rejects.toMatchObject({ code: 'offline', status: 0 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer that is not a problem document still gives its status', async () => {
  const { call } = setUp([
    new Response('<html>', { status: 413, headers: { 'retry-after': '7' } }),
  ]);
  await expect(lingos(call)).rejects.toMatchObject({
    status: 413,
    code: 'internal',
    retryAfter: 7,
  });
});

test('NOTSHOWN-07 a read whose answer is cut off is retried', async () => {
  const { call, fetch } = setUp([new Response('{"amount":'), Response.json({ amount: 3 })]);
  expect(await lingos(call)).toEqual({ amount: 3 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a write whose answer is cut off fails without a retry', async () => {
  const { call, fetch } = setUp([new Response('{"lingo')]);
  await expect(solution(call)).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
