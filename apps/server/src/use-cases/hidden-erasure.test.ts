import { randomUUID } from 'node:crypto';
import type { FamilyLicences } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { makeChangeLink, makeStopLink } from '../domains/consents/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { createSession } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { askForHelp } from '../testing/help-calls.ts';
import { createSchoolCast } from '../testing/school-cast.ts';
import { createVoucher } from '../testing/seats.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});
afterAll(() => server.close());

const countRows = async (found: string, id: string) =>
  (await server.deps.database.pool.query(`SELECT FROM ${found}`, [id])).rowCount;

/** A parent erases its child at once, and tries everything that it still has of it. */
async function eraseAndTry({ waitsForHelp }: { waitsForHelp: boolean }) {
  const cast = await createSchoolCast(server);
  const { childId: userId } = cast;
  const { token, email } = cast.adults.parent;
  const { db } = server.deps.database;
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    server.call(method, `grown-ups/${path}`, { token, ...(body && { body }) });
  const at = new Date(server.clock());
  const linkOf = (to: string) => {
    const answer = { who: 'Emre', relation: 'father', email: to, language: 'tr' } as const;
    return makeChangeLink(db, server.deps, { userId, answer, at });
  };
  const key = await linkOf(email);
  const ofAnother = await linkOf(`new.${email}`);
  const stop = await makeStopLink(db, server.deps, { userId, at, email, language: 'tr' });
  const code = await createVoucher(server, 1);
  const redeemed = await call('POST', `licences/children/${userId}/vouchers`, { code });
  expect(redeemed.status, redeemed.text).toBe(200);
  const letter = { id: randomUUID(), to: email, subject: 'About Wren', text: 'Hello' };
  await queueLetter(db, { ...letter, userId }, at);
  if (waitsForHelp) {
    const child = { userId, username: 'Wren', token: await createSession(server, userId) };
    await askForHelp(server, child, { text: 'My dad hits me', notFor: ['dad'] });
  }
  const family = `children/${userId}/family`;
  const { state } = (await call('POST', `${family}/erasure`, { isNow: true })).json<{
    state: string;
  }>();
  const joining = { token: ofAnother, name: 'Emre', password: 'a sentence that nobody guesses' };
  const tried = {
    open: await call('POST', 'consent/open', { key }),
    accept: await call('POST', 'consent/accept', { token: key }),
    join: await call('POST', 'consent/join', { ...joining }),
    keep: await call('DELETE', `${family}/erasure`),
    data: await call('GET', `${family}/data`),
    stopPage: await server.call('GET', `/letters/stop/${stop}`),
    stop: await server.call('POST', `/letters/stop/${stop}`, { body: {} }),
  };
  const { seats, children } = (await call('GET', 'licences')).json<FamilyLicences>();
  return {
    ...{ state, seats, children },
    family: (await call('GET', 'family')).json(),
    answers: Object.entries(tried).map(([name, { status, text }]) => ({ name, status, text })),
    letters: await countRows('outbox WHERE letter_id = $1', letter.id),
    isKept: await countRows('users WHERE user_id = $1', userId),
  };
}

test('SAFE2-55 links, vouchers and pages of a family answer alike whether its child was erased or waits for help', async () => {
  const { isKept, ...erased } = await eraseAndTry({ waitsForHelp: false });
  expect(isKept).toBe(0);
  expect(erased).toMatchObject({ state: 'erased', family: [], children: [] });
  expect(erased.seats).toMatchObject({ used: 0 });
  expect(erased.answers.map(({ status }) => status)).toEqual(erased.answers.map(() => 404));
  expect(erased.letters).toBe(0);
  expect(await eraseAndTry({ waitsForHelp: true })).toEqual({ ...erased, isKept: 1 });
});
