import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTranslator } from './create-translator.ts';

const text = 'Merhaba, seni çok seviyorum';
const done = { translatedText: 'Hello, I love you very much' };
/** Far more than an answer takes. */
const limitMs = 60_000;

type Answer = { status?: number; headers?: Record<string, string>; body?: string } | 'never';
type Asked = { path: string; body: Record<string, unknown> | null };

async function bodyOf(request: IncomingMessage): Promise<Asked['body']> {
  let read = '';
  for await (const chunk of request) read += String(chunk);
  return read === '' ? null : (JSON.parse(read) as Asked['body']);
}

const json = (value: unknown): Answer => ({ body: JSON.stringify(value) });

/** Starts an engine on this machine. */
async function startEngine(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    asked.push({ path, body: await bodyOf(request) });
    const given = answers[path] ?? { status: 404 };
    if (given === 'never') return;
    response.writeHead(given.status ?? 200, given.headers).end(given.body);
  };
  const engine = createServer((request, response) => void answer(request, response));
  await new Promise<void>(listening => engine.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    engine.closeAllConnections();
    engine.close();
  });
  const { port } = engine.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

/** A translator that asks an engine with these answers, and what it logs. */
async function translatorOf(
  answers: Record<string, Answer>,
  options: { limitMs?: number } = { limitMs },
  key?: string,
) {
  const { url, asked } = await startEngine(answers);
  const logs: string[] = [];
  const log = pino({ level: 'trace' }, { write: line => void logs.push(line) });
  const translator = createTranslator({ url, key: key ?? null, isOwn: true }, log, options);
  return { translator, asked, logs };
}

test('SAFE2-110 partly: asks with the API of LibreTranslate, and lets the engine find the language', async () => {
  const found = { ...done, detectedLanguage: { language: 'tr', confidence: 91 } };
  const { translator, asked } = await translatorOf({ '/translate': json(found) });
  expect(await translator.translate(text, null)).toEqual({
    state: 'done',
    text: done.translatedText,
    from: 'tr',
  });
  const body = { q: text, source: 'auto', target: 'en', format: 'text' };
  expect(asked).toEqual([{ path: '/translate', body }]);
  expect(translator).toMatchObject({ engine: '127.0.0.1', isOwn: true });
});

test('SAFE2-110 partly: sends the key, and a language that the engine has', async () => {
  const languages = json([{ code: 'en' }, { code: 'tr' }]);
  const answers = { '/languages': languages, '/translate': json(done) };
  const { translator, asked } = await translatorOf(answers, { limitMs }, 'secret key');
  expect(await translator.translate(text, 'tr')).toMatchObject({ state: 'done', from: 'tr' });
  expect(await translator.translate(text, 'az')).toMatchObject({ state: 'done', from: null });
  expect(asked.map(({ path, body }) => [path, body?.['source'], body?.['api_key']])).toEqual([
    ['/languages', undefined, undefined],
    ['/translate', 'tr', 'secret key'],
    ['/translate', 'auto', 'secret key'],
  ]);
});

test.each<[name: string, languages: Answer | undefined]>([
  ['without a list of languages', undefined],
  ['that lists its languages in HTML', { body: '<html>' }],
  ['that lists too much', { body: `["${'x'.repeat(300_000)}"]` }],
])('SAFE2-110 partly: an engine %s finds the language itself', async (_, languages) => {
  const answers = { '/translate': json(done), ...(languages && { '/languages': languages }) };
  const { translator, asked } = await translatorOf(answers);
  expect(await translator.translate(text, 'tr')).toMatchObject({ state: 'done', from: null });
  expect(asked.at(-1)?.body).toMatchObject({ source: 'auto' });
});

test('SAFE2-110 partly: a slow list of languages takes a quarter of the time at most', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { translator } = await translatorOf({ '/translate': json(done), '/languages': json([]) });
  await translator.translate(text, 'tr');
  expect(timeout.mock.calls).toEqual([[limitMs], [limitMs / 4]]);
});

test('SAFE2-110 partly: a language that is no code is left open', async () => {
  const answer = json({ ...done, detectedLanguage: { language: '<b>tr</b>' } });
  const { translator } = await translatorOf({ '/translate': answer });
  expect(await translator.translate(text, null)).toMatchObject({ state: 'done', from: null });
});

test('SAFE2-110 partly: a text in English is not given back as its translation', async () => {
  const found = { translatedText: 'I like dogs', detectedLanguage: { language: 'en' } };
  const { translator } = await translatorOf({ '/translate': json(found) });
  expect(await translator.translate('I like dogs', null)).toEqual({ state: 'english' });
});

test('SAFE2-110 partly: an engine that does not answer in time is slow', async () => {
  const { translator } = await translatorOf({ '/translate': 'never' }, { limitMs: 50 });
  expect(await translator.translate(text, null)).toEqual({ state: 'slow' });
});

test('SAFE2-110 partly: waits 8 seconds unless told otherwise', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { translator } = await translatorOf({ '/translate': json(done) }, {});
  await translator.translate(text, null);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000);
});

const failures: Record<string, Answer> = {
  'refuses the key': { status: 403, body: '{"error":"Invalid API key"}' },
  breaks: { status: 500, body: text },
  'sends the text elsewhere': { status: 307, headers: { location: '/elsewhere' } },
  'answers no JSON': { body: text },
  'answers something else': json({ error: text }),
  'answers nothing': json({ translatedText: '' }),
  'answers too much': json({ ...done, more: 'x'.repeat(300_000) }),
  'makes a book of the text': json({ translatedText: 'x'.repeat(20_001) }),
};

test.each(Object.entries(failures))(
  'SAFE2-110 partly: an engine that %s has failed, and no word of the text is logged',
  async (_, answer) => {
    const answers = { '/translate': answer, '/elsewhere': json(done) };
    const { translator, asked, logs } = await translatorOf(answers);
    expect(await translator.translate(text, null)).toEqual({ state: 'failed' });
    expect(asked).toHaveLength(1);
    expect(logs).toHaveLength(1);
    expect(logs.join()).not.toMatch(/Merhaba|seviyorum|Hello|xxx/);
  },
);

test('SAFE2-110 partly: an engine that is switched off has failed', async () => {
  const off = createTranslator(
    { url: 'http://127.0.0.1:1', key: null, isOwn: true },
    pino({ level: 'silent' }),
    { limitMs },
  );
  expect(await off.translate(text, null)).toEqual({ state: 'failed' });
});
