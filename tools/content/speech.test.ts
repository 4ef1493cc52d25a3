import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countErrors, gatherProblems } from './problems.ts';
import { gainOf, markUp } from './speech.ts';
import { makeSpeech } from './speech-command.ts';
import { fileNameOf } from './speech-names.ts';
import { makeSmallPack, recordDomino, twoQuestions } from './testing/small-pack.ts';
import { readPlayground, readStarter } from './testing/starter.ts';

test('a file is named after its text; long and doubled names end with a hash', () => {
  expect(fileNameOf("I'm a boy.", new Set())).toBe('im-a-boy');
  expect(fileNameOf('Cat?', new Set(['cat']))).toMatch(/^cat-[0-9a-f]{6}$/);
  const long = fileNameOf('One, two, three, four, five. Five, four, three, two.', new Set());
  expect(long).toMatch(/^one-two-three-four-five-five-four-three-[0-9a-f]{6}$/);
});

test('names are respelt as they sound, only as complete words', () => {
  const pack = { pronunciations: { Ali: 'Ahlee' } };
  expect(markUp(pack, 'Hello, Ali! Alive.')).toBe('<speed level="86">Hello, Ahlee! Alive.</speed>');
});

test('loud and quiet recordings get the same loudness, and no peak is clipped', () => {
  const wave = (amplitude: number, peak = amplitude) => {
    const values = Int16Array.from({ length: 1600 }, (_, i) =>
      Math.round(Math.sin(i / 5) * amplitude),
    );
    values[800] = peak;
    return Buffer.from(values.buffer);
  };
  expect(gainOf(wave(2000)) - gainOf(wave(4000))).toBeCloseTo(6.02, 0);
  expect(gainOf(wave(2000, 32_000))).toBeLessThan(-1);
  expect(gainOf(Buffer.alloc(100))).toBe(0);
});

const words = join(import.meta.dirname, '../../content/dictionary');
const old = 'speech/gb/a-zebra.mp3';

/** A pack with speech of a text that it had before. */
const makePackWithOldSpeech = () => {
  const small = makeSmallPack();
  onTestFinished(() => rmSync(small.folder, { recursive: true }));
  mkdirSync(join(small.root, 'media', 'speech', 'gb'), { recursive: true });
  small.write(`media/${old}`, 'a zebra');
  small.write('media/speech/speech.json', { gb: { 'a zebra': old }, us: {} });
  return small;
};

const speak = async ({ folder, root, read }: ReturnType<typeof makeSmallPack>) => {
  const problems = gatherProblems();
  const pack = read();
  const dictionaryRoot = join(folder, 'dictionary');
  for (const file of ['dictionary.tsv', 'alts.json'])
    cpSync(join(words, file), join(dictionaryRoot, file));
  const { base, voices, pronunciations } = pack;
  const none = { rows: [], speech: { gb: {}, us: {} }, media: new Map<string, string>() };
  const dictionary = { root: dictionaryRoot, base, voices, pronunciations, ...none };
  const result = await makeSpeech([pack], dictionary, 'no voices', problems);
  const index = JSON.parse(readFileSync(join(root, 'media/speech/speech.json'), 'utf8'));
  return { result, index, errors: countErrors(problems) };
};

test('making speech deletes what no text needs any more, but no recording of a person', async () => {
  const small = makePackWithOldSpeech();
  recordDomino(small);
  small.write(
    'lessons/one/hello.txt',
    twoQuestions.replace("Domino: (say) Who's this?", 'Domino: (say) a dog'),
  );
  const { result, index } = await speak(small);
  expect(result).toBe('0 recordings made, 1 deleted');
  expect(index).toEqual({ gb: {}, us: {} });
  expect(existsSync(join(small.root, 'media', old))).toBe(false);
  expect(existsSync(join(small.root, 'media/voices/gb/domino-whos-this.mp3'))).toBe(true);
});

test('making speech deletes nothing while a source has errors', async () => {
  const small = makePackWithOldSpeech();
  small.write('lessons/one/hello.txt', 'title: Hello');
  const { result, errors } = await speak(small);
  expect({ result, hasErrors: errors > 0 }).toEqual({
    result: '0 recordings made, 0 deleted',
    hasErrors: true,
  });
  expect(existsSync(join(small.root, 'media', old))).toBe(true);
});

const packs = [readStarter(), readPlayground()];

test.each(packs)(
  'every recording of $id is an mp3 of at least a quarter of a second, in the index and on disk',
  pack => {
    const folder = join(pack.root, 'media');
    const onDisk = [...pack.media]
      .filter(([file, source]) => file.startsWith('speech/') && source.startsWith(folder))
      .map(([file]) => file)
      .filter(file => file.endsWith('.mp3'));
    const index = JSON.parse(readFileSync(join(folder, 'speech', 'speech.json'), 'utf8'));
    const named: string[] = [index.gb, index.us].flatMap(Object.values);
    expect(named.sort()).toEqual(onDisk.sort());
    // 24 kbit/s or more: at least 3000 bytes a second.
    for (const file of onDisk) {
      const bytes = readFileSync(join(folder, file));
      expect({ file, long: bytes.length > 750, head: bytes.toString('latin1', 0, 3) }).toEqual({
        file,
        long: true,
        head: 'ID3',
      });
    }
  },
);
