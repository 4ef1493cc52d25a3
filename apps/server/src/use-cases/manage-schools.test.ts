import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAdult, createSchool } from '../testing/adults.ts';
import { addPasskey } from '../testing/authenticator.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { manageSchools } from './manage-schools.ts';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp();
});

afterEach(() => server.close());

const run = (...words: string[]): Promise<string> => {
  const tools = { ...server.deps, isDemo: (email: string) => email.endsWith('@demo.example') };
  const order = { words, at: new Date(server.clock()) };
  return server.deps.database.db.transaction().execute(db => manageSchools(db, tools, order));
};

test('SCHOOL-05 an operator invites the lead of a new school with a link', async () => {
  const token = /join#([\w-]+)$/.exec(await run('invite', 'Lead@school.example'))?.[1] ?? '';
  const shown = await server.call('POST', 'grown-ups/invitation', { body: { token } });
  expect(shown.json()).toMatchObject({ role: 'lead', email: 'lead@school.example' });
  await expect(run('invite', 'nobody')).rejects.toThrow('is not an e-mail address');
});

test('SCHOOL-10 an operator lists schools, removes and resets adults, and sees no code of a real one', async () => {
  expect(await run('list')).toContain('No schools yet');
  const schoolId = await createSchool(server);
  const adult = await createAdult(server, { role: 'lead', schoolId });
  expect(await run('list')).toMatch(/^School \d+ \(tr\): 0 classes, 0 children, 0 teachers$/);
  await expect(run('code', adult.email)).rejects.toThrow('only codes of the demo world');
  const me = async () => (await server.call('GET', 'grown-ups/me', { token: adult.token })).status;
  expect(await me()).toBe(200);
  await addPasskey(server, adult);
  await run('remove', adult.email);
  expect(await me()).toBe(401);
  const password = /password (\S+)/.exec(await run('reset', adult.email))?.[1];
  const begun = await server.call('POST', 'grown-ups/sign-in', {
    body: { email: adult.email, password },
  });
  // Its passkeys are gone, too.
  expect(begun.json()).toMatchObject({ enrolment: expect.any(Object), hasPasskey: false });
  await expect(run('reset', 'nobody@school.example')).rejects.toThrow('no grown-up has');
  await expect(run('erase')).rejects.toThrow('npm run school');
});
