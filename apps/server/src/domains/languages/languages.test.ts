import { type Language, type Languages, languageCodes } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { flagBase: 'https://cdn.example/flags' } });
  child = await createChild(server, { support: 'fr' });
});

afterAll(() => server.close());

const read = async <T>(path: string) =>
  (await server.call('GET', path, { token: child.token })).json<T>();
const choose = (body: unknown) =>
  server.call('POST', `users/${child.userId}/languages`, { token: child.token, body });

test('CALL-20 I18N-13 returns the teaching language, the help language and flags', async () => {
  const languages = await read<Languages>(`users/${child.userId}/languages`);
  expect(languages).toMatchObject({ teachingLanguage: 'gb', supportLanguage: 'fr' });
  expect(Object.keys(languages.flags).sort()).toEqual([...languageCodes].sort());
});

test('I18N-14 AMBIG-48 a flag URL is the configured base and the language code', async () => {
  const { flags } = await read<Languages>(`users/${child.userId}/languages`);
  expect(flags['cn']).toBe('https://cdn.example/flags/cn.svg');
});

test('CALL-21 saves a choice of languages', async () => {
  const choice = { teachingLanguage: 'us', supportLanguage: 'tr' };
  expect((await choose(choice)).json()).toMatchObject(choice);
  expect(await read(`users/${child.userId}/languages`)).toMatchObject(choice);
});

test('CALL-21 rejects a language that is not offered', async () => {
  expect((await choose({ teachingLanguage: 'es', supportLanguage: 'tr' })).status).toBe(422);
  expect((await choose({ teachingLanguage: 'gb', supportLanguage: 'de' })).status).toBe(422);
});

test('CALL-22 the teaching languages are UK and US English, named in the help language', async () => {
  await choose({ teachingLanguage: 'gb', supportLanguage: 'gb' });
  const english = await read<Language[]>('languages/teaching');
  expect(english.map(({ code, name }) => [code, name])).toEqual([
    ['gb', 'UK English'],
    ['us', 'US English'],
  ]);
  await choose({ teachingLanguage: 'gb', supportLanguage: 'es' });
  const [uk] = await read<Language[]>('languages/teaching');
  expect(uk?.name).toMatch(/^Inglés/);
});

test.each([
  ['gb', 'Turkish'],
  ['tr', 'Türkçe'],
  ['ru', 'Турецкий'],
  ['th', 'ตุรกี'],
])('CALL-23 help languages are named in the requested language: %s', async (lang, turkish) => {
  const list = await read<Language[]>(`languages/support/${lang}`);
  expect(list.map(({ code }) => code)).toEqual([...languageCodes]);
  expect(list.find(({ code }) => code === 'tr')?.name).toBe(turkish);
});
