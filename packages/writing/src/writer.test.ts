import type { Correction } from '@digipals/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createGrammarHelper, type GrammarHelper } from './harper/grammar-helper.ts';
import { createWriter, type Writer } from './writer.ts';

const writers: Writer[] = [];
const written = (grammar: boolean | GrammarHelper): Writer => {
  const writer = createWriter({ grammar });
  writers.push(writer);
  return writer;
};

afterEach(async () => {
  await Promise.all(writers.splice(0).map(writer => writer.close()));
});

/** A helper with a thread made of this code. */
const helperOf = (code: string, times = {}) =>
  createGrammarHelper({
    thread: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    ...times,
  });

const text = 'My frend is here and it rain.';
const own: Correction[] = [{ start: 3, end: 8, suggestion: 'friend', reason: 'spelling' }];
const found = (start: number, end: number, suggestion: string) =>
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id }) => parentPort.postMessage({ id, found:
     [{ start: ${start}, end: ${end}, suggestion: '${suggestion}', reason: 'agreement' }] }));`;

describe('NOTSHOWN-33 the grammar helper only adds', () => {
  test('NOTSHOWN-33 without it, while it is not ready, when it fails, hangs or ends, the own corrections come', async () => {
    const helpers = [
      false,
      helperOf('throw new Error("no thread today");'),
      helperOf('process.exit(3);'),
      helperOf('setInterval(() => {}, 1000);', { patienceMs: 30 }),
      createGrammarHelper({ thread: new URL('file:///nowhere/thread.ts') }),
      {
        corrections: () => Promise.reject(new Error('gone')),
        close: async () => {},
      },
    ];
    for (const helper of helpers) {
      expect(await written(helper).corrections(text, 'gb')).toEqual(own);
    }
  });

  test('NOTSHOWN-33 what it finds in time is added where nothing else is corrected', async () => {
    const [added] = await written(helperOf(found(24, 28, 'rains'), { patienceMs: 10_000 }))
      .corrections(text, 'gb')
      .then(all => all.slice(1));
    expect(added).toEqual({ start: 24, end: 28, suggestion: 'rains', reason: 'agreement' });
    const over = helperOf(found(0, 8, 'Our friends'), { patienceMs: 10_000 });
    expect(await written(over).corrections(text, 'gb')).toEqual(own);
  });

  test('NOTSHOWN-33 it does not touch names, unknown words or another language', async () => {
    const named = 'I think Ali sing well.';
    const helper = () => helperOf(found(8, 16, 'Ali sings'), { patienceMs: 10_000 });
    expect(await written(helper()).corrections(named, 'gb', ['Ali'])).toEqual([]);
    const other = 'Merhaba, nasılsın? Ben çok iyiyim.';
    expect(await written(helper()).corrections(other, 'gb')).toEqual([]);
  });

  test('NOTSHOWN-33 after its loss it is left alone for a while, then begun again', async () => {
    const once = `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => process.exit(1));`;
    const helper = helperOf(once, { patienceMs: 10_000, pauseMs: 50 });
    expect(await helper.corrections(text, 'gb')).toEqual([]);
    expect(await helper.corrections(text, 'gb')).toEqual([]);
    await new Promise(resolve => setTimeout(resolve, 60));
    // It is asked again: only its new loss answers.
    expect(await helper.corrections(text, 'gb')).toEqual([]);
    await helper.close();
  });

  test('NOTSHOWN-33 a thread that says nothing is ended', async () => {
    const helper = helperOf('setInterval(() => {}, 1000);', { patienceMs: 60_000, lostMs: 100 });
    expect(await helper.corrections(text, 'gb')).toEqual([]);
  });

  test('NOTSHOWN-33 it finds agreement, from a thread of its own, with places in UTF-16 units', async () => {
    const helper = createGrammarHelper({ patienceMs: 60_000 });
    const emoji = '😀 I think we was happy.';
    const [first] = await helper.corrections(emoji, 'gb');
    expect(first && [emoji.slice(first.start, first.end), first.suggestion]).toEqual([
      'was',
      'were',
    ]);
    await helper.close();
  }, 120_000);

  test('a text of nothing asks nobody', async () => {
    let asked = 0;
    const writer = written({
      corrections: async () => {
        asked += 1;
        return [];
      },
      close: async () => {},
    });
    expect(await writer.corrections('   ', 'gb')).toEqual([]);
    expect(asked).toBe(0);
  });
});
