import type { Word } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  server.call('GET', path, { token: child.token, headers });
const wordsAt = async (path: string) => (await get(path)).json<Word[]>().map(({ word }) => word);
const known = async () => (await get(`users/${child.userId}/knownWords`)).json<string[]>();
const mark = (wordId: string, body: unknown) =>
  server.call('PUT', `users/${child.userId}/knownWords/${wordId}`, { token: child.token, body });

test('CALL-43 DICT-01 lists the letters that words begin with, in the English the child learns', async () => {
  expect((await get('dictionary/alphabet-list')).json()).toEqual(['a', 'z']);
  child = await createChild(server, { teaching: 'us' });
  expect((await get('dictionary/alphabet-list')).json()).toEqual(['a', 'f', 'z']);
});

test('CALL-44 DICT-02 lists the words of a letter with picture, both sounds, meanings and sentence', async () => {
  const answer = await get('dictionary/words/z');
  expect(answer.json()).toEqual([
    {
      id: 'zoo',
      word: 'zoo',
      picture: '/media/zoo.webp',
      audio: { gb: '/media/zoo.gb.mp3', us: '/media/zoo.us.mp3' },
      meaning: { es: 'zoo (es)' },
      sentence: 'I see zoo.',
      level: 'A1',
      theme: 'time',
    },
  ]);
  expect(await wordsAt('dictionary/words/a')).toEqual(['apple', 'autumn']);
  child = await createChild(server, { teaching: 'us' });
  expect(await wordsAt('dictionary/words/a')).toEqual(['apple']);
  expect(await wordsAt('dictionary/words/f')).toEqual(['fall']);
});

test('CALL-44 a letter without words has an empty list, and what is no letter is refused', async () => {
  expect(await wordsAt('dictionary/words/q')).toEqual([]);
  for (const letter of ['A', 'ab', '1', '%D1%8F', '..%2F'])
    expect((await get(`dictionary/words/${letter}`)).status, letter).toBeGreaterThanOrEqual(400);
});

test('DICT-04 all words are one answer, which has a tag', async () => {
  expect(await wordsAt('dictionary/words')).toEqual(['apple', 'autumn', 'zoo']);
  for (const path of ['dictionary/words', 'dictionary/words/a', 'dictionary/alphabet-list']) {
    const tag = String((await get(path)).headers['etag']);
    expect((await get(path, { 'if-none-match': tag })).status, path).toBe(304);
  }
});

test('CALL-43 CALL-44 another English can be asked for', async () => {
  expect((await get('dictionary/alphabet-list?english=us')).json()).toEqual(['a', 'f', 'z']);
  expect(await wordsAt('dictionary/words/f?english=us')).toEqual(['fall']);
  expect(await wordsAt('dictionary/words?english=us')).toEqual(['apple', 'fall', 'zoo']);
  expect((await get('dictionary/words?english=fr')).status).toBe(422);
});

test('DICT-05 a known word stays known, once, until the child removes its mark', async () => {
  expect(await known()).toEqual([]);
  expect((await mark('zoo', { known: true })).json()).toEqual({ known: true });
  await mark('zoo', { known: true });
  await mark('apple', { known: true });
  expect(await known()).toEqual(['apple', 'zoo']);
  await mark('zoo', { known: false });
  await mark('zoo', { known: false });
  expect(await known()).toEqual(['apple']);
  child = await createChild(server);
  expect(await known()).toEqual([]);
});

test('DICT-05 a word that the dictionary does not have cannot be marked', async () => {
  expect((await mark('unknown', { known: true })).status).toBe(404);
  expect((await mark('zoo', { known: 'yes' })).status).toBe(422);
  expect((await mark('zoo', { known: true, more: 1 })).status).toBe(422);
});
