import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

type Answer = Response | 'no network';

function setUp(answers: Answer[], token: string | null = 'token-7') {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.shift() ?? Response.json({});
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return answer;
  });
  const onUnauthenticated = vi.fn();
  const onServerTime = vi.fn();
  const call = createClient({
    fetch,
    token: () => token,
    onUnauthenticated,
    onServerTime,
    wait: () => Promise.resolve(),
    newKey: () => 'key-1',
  });
  return { call, fetch, onUnauthenticated, onServerTime };
}

const problem = (status: number, code: string, message?: string) =>
  Response.json({ status, code, message }, { status });

test('calls carry the bearer and go below /api/ with parameters and query encoded', async () => {
  const { call, fetch } = setUp([]);
  await call('GET desk/cases/{caseId}/letter', {
    params: { caseId: '2/7' },
    query: { template: 'unkind', language: 'tr' },
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/desk/cases/2%2F7/letter?template=unkind&language=tr');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-7');
});

test('a read is tried again, a write never', async () => {
  const reads = setUp(['no network', problem(503, 'unavailable'), Response.json([])]);
  expect(await reads.call('GET desk/held')).toEqual([]);
  expect(reads.fetch).toHaveBeenCalledTimes(3);
  const writes = setUp(['no network']);
  const pause = writes.call('POST desk/pause', { body: { isPaused: true } });
  await expect(pause).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(writes.fetch).toHaveBeenCalledTimes(1);
});

test('a session that is over is told, a wrong password is not taken for one', async () => {
  const over = setUp([problem(401, 'unauthenticated')]);
  await expect(over.call('GET desk/held')).rejects.toMatchObject({ status: 401 });
  expect(over.onUnauthenticated).toHaveBeenCalledTimes(1);
  const wrong = setUp([problem(401, 'staff_sign_in_failed')], null);
  const body = { email: 'a@b.example', password: 'x' };
  await expect(wrong.call('POST desk/sign-in', { body })).rejects.toMatchObject({ status: 401 });
  expect(wrong.onUnauthenticated).not.toHaveBeenCalled();
});

test('SAFE-03 what the server says of a lost lease is kept for the adult', async () => {
  const { call } = setUp([problem(409, 'lease_lost', 'Reviewer 12 has it now.')]);
  const input = { params: { submissionId: 's' }, body: { rev: 1, fence: 2 } };
  await expect(call('PUT desk/claims/{submissionId}', input)).rejects.toMatchObject({
    code: 'lease_lost',
    told: 'Reviewer 12 has it now.',
  });
});

test("the server's clock is told by its answers", async () => {
  const headers = { date: 'Sat, 21 Nov 2026 13:44:00 GMT' };
  const { call, onServerTime } = setUp([Response.json([], { headers })]);
  await call('GET desk/held');
  expect(onServerTime).toHaveBeenCalledWith(Date.parse('2026-11-21T13:44:00Z'));
});
