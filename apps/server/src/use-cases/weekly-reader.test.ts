import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answerer, makeStopLink } from '../domains/consents/index.ts';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { createAdult, type TestAdult } from '../testing/adults.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { decideConsents } from './decide-consents.ts';
import { stopWeeklyLetter } from './stop-weekly-letter.ts';
import { findWeeklyReader } from './weekly-reader.ts';

const EMRE = 'emre@example.org';
let server: TestApp;
let child: TestChild;
let derya: TestAdult;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

// Emre answered last by e-mail, so his is the known address. Derya has an account.
beforeEach(async () => {
  child = await createChild(server);
  derya = await createAdult(server, { role: 'parent', userId: child.userId });
  await saveGrownUp(db(), { userId: child.userId, email: EMRE, language: 'tr' });
});

const db = () => server.deps.database.db;
const answer = async (who: string, weeklyLetter: boolean, by?: Answerer): Promise<void> => {
  server.clock.advance(60_000);
  const { userId } = child;
  const decision = { userId, who, relation: 'other', method: 'email' } as const;
  const at = new Date(server.clock());
  const choices = { weeklyLetter };
  await db()
    .transaction()
    .execute(each => decideConsents(each, { ...decision, choices, at, ...(by && { by }) }));
};
const reader = async () => {
  const found = await findWeeklyReader(db(), child.userId, new Date(server.clock()));
  return found?.email;
};
const byDerya = () => ({ adultId: derya.adultId });

test('FAMILY-42 the weekly letter goes to the parent whose yes counts, not to the one who said no', async () => {
  await answer('Emre', false, { email: EMRE });
  expect(await reader()).toBeUndefined();
  await answer('Derya', true, byDerya());
  expect(await reader()).toBe(derya.email);
  await answer('Emre', true, { email: 'Emre@example.org' });
  expect(await reader()).toBe(EMRE);
});

test('FAMILY-42 a yes of an account counts at its present e-mail, and no longer without its right', async () => {
  await answer('Derya', true, byDerya());
  const email = `new-${derya.email}`;
  await db().updateTable('adults').set({ email }).where('email', '=', derya.email).execute();
  expect(await reader()).toBe(email);
  const until = new Date(server.clock());
  await db()
    .updateTable('adult_roles')
    .set({ until })
    .where('adult_id', '=', derya.adultId)
    .execute();
  expect(await reader()).toBeUndefined();
});

test('FAMILY-42 a yes on paper goes to no address from which another said no', async () => {
  await answer('Derya', true);
  expect(await reader()).toBe(EMRE);
  await answer('Emre', false, { email: EMRE });
  await answer('Derya', true);
  expect(await reader()).toBe(derya.email);
  await answer('Emre', true);
  expect(await reader()).toBe(EMRE);
});

test('FAMILY-42 answers from before accounts were kept go by name, and never to a parent who said no', async () => {
  const emre = await createAdult(server, { role: 'parent', userId: child.userId });
  const named = [
    [emre, 'Emre'],
    [derya, 'Derya'],
  ] as const;
  for (const [{ adultId }, name] of named) {
    await db().updateTable('adults').set({ name }).where('adult_id', '=', adultId).execute();
  }
  await saveGrownUp(db(), { userId: child.userId, email: emre.email });
  await answer('Emre', false);
  await answer('Derya', true);
  expect(await reader()).toBe(derya.email);
  // She has no address, so the letter goes to the parent who did not say no.
  await answer('Oma', true);
  expect(await reader()).toBe(derya.email);
  await answer('Derya', false);
  await answer('Oma', true);
  expect(await reader()).toBeUndefined();
  await answer('Emre', true);
  expect(await reader()).toBe(emre.email);
});

test('FAMILY-42 an address without an account gets no letter where somebody without an address said no', async () => {
  await answer('Emre', false);
  await answer('Oma', true);
  expect(await reader()).toBe(derya.email);
  await answer('Emre', true);
  expect(await reader()).toBe(EMRE);
});

test('FAMILY-42 the link of an old letter does not stop the letter of the other parent', async () => {
  await answer('Emre', true, { email: EMRE });
  const link = (email: string) =>
    makeStopLink(db(), server.deps, {
      ...{ userId: child.userId, email, language: 'gb' },
      at: new Date(server.clock()),
    });
  const [old, own] = [await link(EMRE), await link(derya.email)];
  await answer('Derya', true, byDerya());
  expect(await stopWeeklyLetter(server.deps, old)).toMatchObject({ isKnown: true });
  expect(await reader()).toBe(derya.email);
  await stopWeeklyLetter(server.deps, own);
  expect(await reader()).toBeUndefined();
});
