import { describe, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import type { TestAdult } from '../testing/adults.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/create-test-app.ts';
import { createSchoolCast } from '../testing/school-cast.ts';

const limitedTo = (limits: Partial<typeof defaultConfig.limits>) =>
  createTestApp({ clock: createTestClock(), config: { limits: { ...noLimits, ...limits } } });

describe('SAFE-18', () => {
  const rate = { burst: 3, perSecond: 0.5 };

  test('SAFE-18 a burst of calls by one account gets 429 with Retry-After', async () => {
    const small = await limitedTo({ account: rate });
    const [one, other] = [await createChild(small), await createChild(small)];
    const call = (of: TestChild, address = '127.0.0.1') =>
      small.call('GET', `users/${of.userId}/lingos`, { token: of.token, address });
    for (let count = 0; count < rate.burst; count += 1) expect((await call(one)).status).toBe(200);
    const refused = await call(one, '203.0.113.5');
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 2 });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await call(other)).status).toBe(200);
    small.clock.advance(2_000);
    expect((await call(one)).status).toBe(200);
    await small.close();
  });

  test.each([
    ['address', 'users/current', 'GET', 401],
    ['signIn', 'sign-in', 'POST', 422],
  ] as const)('SAFE-18 limits a burst from one address: %s', async (limit, url, method, status) => {
    const small = await limitedTo({ [limit]: rate });
    const call = (address: string) => small.call(method, url, { address });
    for (let count = 0; count < rate.burst; count += 1) {
      expect((await call('203.0.113.5')).status).toBe(status);
    }
    expect((await call('203.0.113.5')).headers['retry-after']).toBe('2');
    expect((await call('203.0.113.6')).status).toBe(status);
    await small.close();
  });
});

test('SIGNIN-07 the addresses of one IPv6 network share a limit', async () => {
  const rate = { burst: 3, perSecond: 0.5 };
  const small = await createTestApp({ config: { limits: { ...noLimits, signIn: rate } } });
  const found: number[] = [];
  for (const end of ['1', '2:3', 'ffff', 'a:b:c']) {
    const answer = await small.call('GET', 'sign-in/ABC', { address: `2001:db8:0:1::${end}` });
    found.push(answer.status);
  }
  expect(found).toEqual([404, 404, 404, 429]);
  const other = await small.call('GET', 'sign-in/ABC', { address: '2001:db8:0:2::1' });
  expect(other.status).toBe(404);
  await small.close();
});

test('SIGNIN-09 a clock that goes back refuses no call', async () => {
  const small = await createTestApp({
    config: { limits: { ...noLimits, signIn: defaultConfig.limits.signIn } },
  });
  const call = () => small.call('GET', 'sign-in/ABC', { address: '203.0.113.5' });
  small.clock.advance(48 * 3_600_000);
  expect((await call()).status).toBe(404);
  small.clock.advance(-48 * 3_600_000);
  expect((await call()).status).toBe(404);
  await small.close();
});

describe('SAFE-18 calls that reach other children', () => {
  const rates = { requests: { burst: 2, perSecond: 1 / 60 }, searches: { burst: 3, perSecond: 1 } };
  const ask = (of: TestChild, other: TestChild, on: TestApp) =>
    on.call('POST', 'friendRequests', {
      token: of.token,
      body: { requestorId: of.userId, requesteeId: other.userId },
    });
  const search = (of: TestChild, on: TestApp) =>
    on.call('GET', 'users/summaries?username=child', { token: of.token });

  test('SAFE-18 requests and searches by an account have separate limits: 429 with Retry-After', async () => {
    const small = await createTestApp({ config: { limits: { ...noLimits, ...rates } } });
    const children = [1, 2, 3, 4].map(() => createChild(small));
    const [one, two, three, four] = await Promise.all(children);
    if (!one || !two || !three || !four) throw new Error('expected four children');
    expect((await ask(one, two, small)).status).toBe(200);
    expect((await ask(one, three, small)).status).toBe(200);
    const refused = await ask(one, four, small);
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await ask(two, four, small)).status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect((await search(one, small)).status).toBe(200);
    const later = await search(one, small);
    expect([later.status, later.headers['retry-after']]).toEqual([429, '1']);
    expect((await search(two, small)).status).toBe(200);
    small.clock.advance(60_000);
    expect((await ask(one, four, small)).status).toBe(200);
    expect((await search(one, small)).status).toBe(200);
    await small.close();
  });

  test('SAFE-18 texts of all kinds share one separate limit', async () => {
    const small = await createTestApp({
      config: { limits: { ...noLimits, sends: { burst: 3, perSecond: 1 / 30 } } },
    });
    const [one, two] = [await createChild(small), await createChild(small)];
    await befriend(small, one, two);
    const send = (of: TestChild, path: string, body: object) =>
      small.call('POST', path, { token: of.token, body });
    const message = { message: 'Hello, my friend!' };
    const sends = [
      () => send(one, `users/${two.userId}/conversations`, message),
      () => send(one, 'messages/chats', { ...message, toUserId: two.userId }),
      () => send(one, 'messages/statuses', message),
    ];
    for (const sent of sends) expect((await sent()).status).toBe(200);
    for (const sent of sends) {
      const refused = await sent();
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
      expect(refused.headers['retry-after']).toBe('30');
    }
    const other = await send(two, `users/${one.userId}/conversations`, message);
    expect(other.status).toBe(200);
    small.clock.advance(30_000);
    expect((await sends[0]?.())?.status).toBe(200);
    await small.close();
  });

  test('SAFE-18 reports and suggestions have separate limits', async () => {
    const rate = { burst: 2, perSecond: 0.1 };
    const small = await createTestApp({
      config: { limits: { ...noLimits, reports: rate, suggestions: rate } },
    });
    const child = await createChild(small);
    const calls = [
      () => small.call('POST', 'reportButton', { token: child.token, body: { reason: 'unkind' } }),
      () => small.call('GET', 'messages/suggestions?q=hello', { token: child.token }),
    ];
    for (const call of calls) {
      expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
      const refused = await call();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    }
    await small.close();
  });

  test('SAFE-18 calls of an adult that write letters share one limit, and copies of all data have their own', async () => {
    const rate = { burst: 3, perSecond: 1 / 60 };
    const small = await limitedTo({ mails: rate, exports: { burst: 1, perSecond: 1 / 600 } });
    const { schoolId, classId, childId, adults } = await createSchoolCast(small);
    const { parent, lead } = adults;
    const post = ({ token }: TestAdult, path: string, body?: object) =>
      small.call('POST', `grown-ups/${path}`, { token, ...(body && { body }) });
    const ofChild = `children/${childId}/family`;
    const invited = { email: 'a@school.example', role: 'teacher' };
    const letters = { by: 'paper', children: [childId] };
    const mails = [
      () => post(lead, 'email', { email: 'b@school.example' }),
      () => post(lead, `schools/${schoolId}/invitations`, invited),
      () => post(lead, `consent/classes/${classId}/letters`, letters),
    ];
    for (const write of mails) expect((await write()).status).toBe(200);
    for (const write of mails) {
      const refused = await write();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    const correct = () => post(parent, `${ofChild}/correction`, { name: 'Elif' });
    for (let count = 0; count < 3; count += 1) expect((await correct()).status).toBe(200);
    expect((await correct()).status).toBe(429);
    expect((await post(parent, `${ofChild}/export`)).status).toBe(200);
    const again = await post(parent, `${ofChild}/export`);
    expect([again.status, again.headers['retry-after']]).toEqual([429, '600']);
    await small.close();
  });

  test('SAFE-18 default limits', () => {
    expect(defaultConfig.limits.requests).toEqual({ burst: 30, perSecond: 30 / 3_600 });
    expect(defaultConfig.limits.searches).toEqual({ burst: 60, perSecond: 1 });
    expect(defaultConfig.limits.sends).toEqual({ burst: 20, perSecond: 20 / 600 });
    expect(defaultConfig.limits.reports).toEqual({ burst: 10, perSecond: 10 / 3_600 });
    expect(defaultConfig.limits.mails).toEqual({ burst: 30, perSecond: 30 / 3_600 });
    expect(defaultConfig.limits.exports).toEqual({ burst: 5, perSecond: 5 / 3_600 });
    // A typing child asks about twice a second.
    expect(defaultConfig.limits.suggestions).toEqual({ burst: 60, perSecond: 3 });
  });
});
