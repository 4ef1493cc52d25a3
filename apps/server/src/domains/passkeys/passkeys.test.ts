import type {
  Adult,
  NewPasskeyOptions,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
} from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import {
  createAdult,
  giveSecondFactor,
  setAdultPassword,
  type TestAdult,
} from '../../testing/adults.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { sendLetters } from '../../use-cases/send-letters.ts';
import { relyingPartyOf } from './relying-party.ts';

let server: TestApp;
const password = 'a sentence that nobody guesses';

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

const post = (path: string, body?: object, token?: string) =>
  server.call('POST', `grown-ups/${path}`, { body, token });
const list = async ({ token }: TestAdult) =>
  (await server.call('GET', 'grown-ups/passkeys', { token })).json<Passkey[]>();
const optionsToAdd = async ({ token }: TestAdult) =>
  (await post('passkeys/options', undefined, token)).json<NewPasskeyOptions>();
const optionsToUse = async (body: object = {}) =>
  (await post('sign-in/passkey/options', body)).json<PasskeyOptions>();
const signIn = (answer: PasskeyAnswer) => post('sign-in/passkey', { answer });

/** An adult with a passkey and its authenticator. */
async function createOwner(device = createAuthenticator()) {
  const adult = await createAdult(server, { role: 'operator' });
  const body = { name: 'Blue laptop', answer: device.make(await optionsToAdd(adult)) };
  const added = await post('passkeys', body, adult.token);
  return { adult, device, added };
}

test('SCHOOL-11 SCHOOL-15 an adult adds, names, sees and removes passkeys, and a letter tells it of a new one', async () => {
  const { adult, added } = await createOwner();
  expect(added.status, added.text).toBe(200);
  await sendLetters(server.deps);
  const [letter] = server.mailer.letters.toReversed();
  expect(letter).toMatchObject({
    to: adult.email,
    subject: expect.stringMatching(/^A new passkey for your DigiPals account /),
  });
  const [first] = await list(adult);
  expect(first).toMatchObject({ name: 'Blue laptop', lastUsedAt: null });
  const phone = createAuthenticator();
  const answer = phone.make(await optionsToAdd(adult));
  await server.call('POST', 'grown-ups/passkeys', {
    body: { answer },
    token: adult.token,
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
  });
  expect((await list(adult)).map(({ name }) => name)).toEqual([
    'Blue laptop',
    'Firefox on Windows',
  ]);
  const path = `grown-ups/passkeys/${first?.passkeyId}`;
  const stranger = await createAdult(server);
  for (const [method, body] of [['PUT', { name: 'Mine' }], ['DELETE']] as const) {
    const stolen = await server.call(method, path, { body, token: stranger.token });
    expect(stolen.status).toBe(404);
  }
  await server.call('PUT', path, { body: { name: 'Old laptop' }, token: adult.token });
  expect((await list(adult))[0]?.name).toBe('Old laptop');
  expect((await server.call('DELETE', path, { token: adult.token })).status).toBe(200);
  expect((await list(adult)).map(({ name }) => name)).toEqual(['Firefox on Windows']);
});

test('SCHOOL-11 a last second factor stays: the only passkey goes only with an authenticator app', async () => {
  const { adult } = await createOwner();
  const [{ passkeyId = '' } = {}] = await list(adult);
  const remove = () =>
    server.call('DELETE', `grown-ups/passkeys/${passkeyId}`, { token: adult.token });
  expect((await remove()).json()).toMatchObject({ status: 409, code: 'last_factor' });
  await setAdultPassword(server, adult, password);
  const begun = await post('sign-in', { email: adult.email, password });
  expect(begun.json<{ enrolment: object | null }>().enrolment).toBeNull();
  await giveSecondFactor(server, adult);
  expect((await remove()).status).toBe(200);
});

test('SCHOOL-12 a passkey signs in alone, and counts as a fresh proof', async () => {
  const { adult, device } = await createOwner();
  const options = await optionsToUse();
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [] });
  const signed = await signIn(device.use(options));
  expect(signed.status, signed.text).toBe(200);
  const { token, adult: shown } = signed.json<{ token: string; adult: Adult }>();
  expect(shown.adultId).toBe(adult.adultId);
  expect((await list(adult))[0]?.lastUsedAt).not.toBeNull();
  expect((await post('recovery-codes', undefined, token)).status).toBe(200);
  server.clock.advance(11 * 60_000);
  expect((await post('recovery-codes', undefined, token)).json()).toMatchObject({
    code: 'proof_needed',
  });
  const asked = await post('proof/passkey/options', undefined, token);
  const answer = device.use(asked.json<PasskeyOptions>());
  expect((await post('proof/passkey', { answer }, token)).status).toBe(200);
  expect((await post('recovery-codes', undefined, token)).status).toBe(200);
});

test('SCHOOL-12 as the second step only a passkey of the adult with the password is right', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  await setAdultPassword(server, owner.adult, password);
  const begun = await post('sign-in', { email: owner.adult.email, password });
  const { challenge } = begun.json<{ challenge: string }>();
  const options = await optionsToUse({ challenge });
  expect(options.allowCredentials).toHaveLength(1);
  expect((await signIn(other.device.use(options))).status).toBe(401);
  const right = await signIn(owner.device.use(await optionsToUse({ challenge })));
  expect(right.json<{ adult: Adult }>().adult.adultId).toBe(owner.adult.adultId);
  const unknown = await post('sign-in/passkey/options', { challenge: 'invented' });
  expect(unknown.json()).toMatchObject({ status: 401, code: 'staff_sign_in_failed' });
});

test('SCHOOL-13 a challenge is for one use, one purpose, its adult and five minutes', async () => {
  const { adult, device } = await createOwner();
  const answer = device.use(await optionsToUse());
  expect((await signIn(answer)).status).toBe(200);
  expect((await signIn(answer)).json()).toMatchObject({
    status: 401,
    code: 'staff_sign_in_failed',
  });
  const late = device.use(await optionsToUse());
  server.clock.advance(5 * 60_000 + 1_000);
  expect((await signIn(late)).status).toBe(401);
  const forProof = device.use(
    await (async () => {
      const asked = await post('proof/passkey/options', undefined, adult.token);
      return asked.json<PasskeyOptions>();
    })(),
  );
  expect((await signIn(forProof)).status).toBe(401);
  const other = await createAdult(server);
  const asked = await post('proof/passkey/options', undefined, other.token);
  const stolen = device.use(asked.json<PasskeyOptions>());
  const proved = await post('proof/passkey', { answer: stolen }, other.token);
  expect(proved.json()).toMatchObject({ status: 403, code: 'passkey_refused' });
  expect(server.logs.join()).toContain('adult_code_refused');
  const made = createAuthenticator().make(await optionsToAdd(adult));
  expect((await post('passkeys', { answer: made }, other.token)).status).toBe(403);
});

test.each([
  ['another origin', { origin: 'https://digipals.example.net' }],
  ['another relying party', { rpId: 'example.net' }],
  ['a person that was not verified', { isVerified: false }],
])('SCHOOL-13 %s is refused', async (_, quirks) => {
  const { added } = await createOwner(createAuthenticator(quirks));
  expect(added.json()).toMatchObject({ status: 403, code: 'passkey_refused' });
});

test('SCHOOL-13 a counter that does not grow, a changed signature and a dismissed adult are refused', async () => {
  const { adult, device } = await createOwner();
  expect((await signIn(device.use(await optionsToUse()))).status).toBe(200);
  device.setCounter(0);
  expect((await signIn(device.use(await optionsToUse()))).status).toBe(401);
  device.setCounter(10);
  const answer = device.use(await optionsToUse());
  const other = createAuthenticator().use(await optionsToUse());
  const { signature } = other.response;
  expect((await signIn({ ...answer, response: { ...answer.response, signature } })).status).toBe(
    401,
  );
  expect((await signIn(device.use(await optionsToUse()))).status).toBe(200);
  await server.deps.database.db
    .updateTable('adults')
    .set({ is_active: false })
    .where('adult_id', '=', adult.adultId)
    .execute();
  expect((await signIn(device.use(await optionsToUse()))).status).toBe(401);
});

test.each([
  ['https://digipals.example.org', 'digipals.example.org', 'https://digipals.example.org'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('SCHOOL-13 passkeys of %s belong to %s', (publicUrl, id, origin) => {
  expect(relyingPartyOf(publicUrl)).toEqual({ id, origin });
});
