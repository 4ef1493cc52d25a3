import { type SentenceOption, type Suggestions, sentenceMakerTypes } from '@digipals/contract';
import { createWriter } from '@digipals/writing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContent } from '../../content/content.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
  server.writer.offers([]);
  server.screener.hintsAt([]);
});

afterAll(() => server.close());

const ask = (q: string, on = server, of = child) =>
  on.call('GET', `messages/suggestions?q=${encodeURIComponent(q)}`, { token: of.token });
const spelling = { start: 3, end: 8, suggestion: 'friend', reason: 'spelling' } as const;
const phone = { start: 20, end: 30, code: 'phone' } as const;

describe('suggestions', () => {
  test('CALL-31 MSG-12 returns corrections and hints for the typed text', async () => {
    server.writer.offers([spelling]);
    server.screener.hintsAt([phone]);
    const answer = await ask('My frend, call me on 0123456789');
    expect(answer.json<Suggestions>()).toEqual({ corrections: [spelling], hints: [phone] });
  });

  test('NOTSHOWN-33 hints are returned when corrections fail, and vice versa', async () => {
    server.writer.offers(new Error('no words today'));
    server.screener.hintsAt([phone]);
    expect((await ask('My frend')).json<Suggestions>()).toEqual({
      corrections: [],
      hints: [phone],
    });
    server.writer.offers([spelling]);
    server.screener.hintsAt(new Error('no hints today'));
    expect((await ask('My frend')).json<Suggestions>()).toEqual({
      corrections: [spelling],
      hints: [],
    });
  });

  test('NOTSHOWN-33 the spelling of unkind words is not corrected', async () => {
    const unkind = { start: 0, end: 10, code: 'unkind' } as const;
    server.writer.offers([spelling, { ...spelling, start: 15, end: 20 }]);
    server.screener.hintsAt([unkind]);
    expect((await ask('yuo lozerr and my frend')).json<Suggestions>()).toEqual({
      corrections: [{ ...spelling, start: 15, end: 20 }],
      hints: [unkind],
    });
  });

  test('NOTSHOWN-33 a single word of maximum length gets no spelling corrections', async () => {
    const real = await createTestApp({ helpers: { writer: createWriter() } });
    const own = await createChild(real);
    const answer = await ask('abcd'.repeat(125), real, own);
    expect(answer.status).toBe(200);
    const { corrections } = answer.json<Suggestions>();
    expect(corrections.filter(({ reason }) => reason === 'spelling')).toEqual([]);
    await real.close();
  });

  test('SAFE-16 the typed text is never logged, and the response is no-store', async () => {
    server.writer.offers(new Error('canary in an error: zebrafinch'));
    const answer = await ask('zebrafinch is my secret');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(server.logs.join('\n')).not.toContain('zebrafinch');
    server.writer.offers([]);
    expect((await ask('x'.repeat(501))).status).toBe(422);
    expect(server.logs.join('\n')).not.toContain('xxxx');
  });

  test('SERVER-07 a text of more than 500 characters is refused', async () => {
    expect((await ask('x'.repeat(500))).status).toBe(200);
    const refused = await ask('x'.repeat(501));
    expect(refused.json()).toMatchObject({ status: 422, fields: [{ path: 'query.q' }] });
  });

  test('MSG-12 empty, non-English and non-text input gets no corrections and no error', async () => {
    const real = await createTestApp({ helpers: { writer: createWriter() } });
    const own = await createChild(real);
    for (const text of ['', '   ', '😀👍🏽', '你好，我叫小明', '\u200b\u202e', '. , ! ?']) {
      const answer = await ask(text, real, own);
      expect([text, answer.status]).toEqual([text, 200]);
      expect(answer.json<Suggestions>().corrections).toEqual([]);
    }
    await real.close();
  });

  test('NOTSHOWN-33 a misspelling is corrected in the English the child learns', async () => {
    const real = await createTestApp({ helpers: { writer: createWriter() } });
    const british = await createChild(real);
    const american = await createChild(real, { teaching: 'us' });
    const of = async (who: TestChild) =>
      (await ask('My favrit toy is a boat.', real, who)).json<Suggestions>().corrections;
    expect(await of(british)).toEqual([
      { start: 3, end: 9, suggestion: 'favourite', reason: 'spelling' },
    ]);
    expect(await of(american)).toEqual([
      { start: 3, end: 9, suggestion: 'favorite', reason: 'spelling' },
    ]);
    await real.close();
  });

  test('NOTSHOWN-33 the names of the child and its friends are not corrected', async () => {
    const real = await createTestApp({ helpers: { writer: createWriter() } });
    const mia = await createChild(real, { username: 'Frend' });
    const other = await createChild(real, { username: 'Skool' });
    const stranger = await createChild(real, { username: 'Chiken' });
    await befriend(real, mia, other);
    const found = (await ask('You like frend, skool and chiken.', real, mia)).json<Suggestions>();
    expect(found.corrections.map(({ suggestion }) => suggestion)).toEqual(['chicken']);
    expect(stranger.username).toBe('Chiken');
    await real.close();
  });
});

describe('composer settings', () => {
  test('CALL-32 NOTSHOWN-32 messages/config returns the maximum length, the minimum words and the themes', async () => {
    const answer = await server.call('GET', 'messages/config', { token: child.token });
    expect(answer.json()).toEqual({
      maxLength: 500,
      minWords: 3,
      sentenceMakerTypes: ['play', 'pets', 'food', 'school', 'home', 'days'],
    });
  });

  const blocks = (type: string, of = child, on = server) =>
    on.call('GET', `sentenceMaker?type=${type}`, { token: of.token });

  test.each(sentenceMakerTypes)('CALL-36 MSG-11 sentenceMaker returns blocks of %s', async type => {
    const options = (await blocks(type)).json<SentenceOption[]>();
    const ids = new Set(options.map(({ optionId }) => optionId));
    expect(ids.size).toBe(options.length);
    for (const slot of ['start', 'verb', 'starter']) {
      expect(options.some(option => option.slot === slot)).toBe(true);
    }
    for (const { slot, follows } of options) {
      expect(follows.every(id => ids.has(id))).toBe(true);
      expect(follows.length > 0).toBe(slot !== 'start' && slot !== 'starter');
    }
  });

  test('CALL-36 the type defaults to the first theme; an unknown theme is rejected', async () => {
    const plain = await server.call('GET', 'sentenceMaker', { token: child.token });
    expect(plain.json()).toEqual((await blocks('play')).json());
    expect((await blocks('weapons')).status).toBe(422);
  });

  test('MSG-11 blocks are in the English the child learns', async () => {
    const american = await createChild(server, { teaching: 'us' });
    const texts = async (of: TestChild) =>
      (await blocks('school', of)).json<SentenceOption[]>().map(({ text }) => text);
    expect(await texts(child)).toContain('maths');
    expect(await texts(american)).toContain('math');
    expect(await texts(american)).not.toContain('maths');
  });

  test('MSG-11 a block has the URL of its picture, or null without one', async () => {
    const sizes = new Map([
      ['dog.0a1b2c3d.webp', 1],
      ['cat.0a1b2c3d.mp3', 1],
    ]);
    const real = await createTestApp({ content: createContent([], [], '/nowhere', sizes) });
    const own = await createChild(real);
    const options = (await blocks('pets', own, real)).json<SentenceOption[]>();
    const pictureOf = (text: string) => options.find(option => option.text === text)?.picture;
    expect(pictureOf('a dog')).toBe('/media/dog.0a1b2c3d.webp');
    expect(pictureOf('a cat')).toBeNull();
    expect(pictureOf('I have')).toBeNull();
    await real.close();
  });
});
