import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { makeSmallPack, twoQuestions } from '../testing/small-pack.ts';
import { voiceOf, wavOf } from '../testing/wav.ts';
import { type TakeOptions, takeVoices } from './command.ts';
import type { Codec } from './take-in.ts';

let small: ReturnType<typeof makeSmallPack>;
let encoded: string[];
let codec: Codec;

beforeEach(() => {
  small = makeSmallPack();
  encoded = [];
  codec = {
    decode: () => wavOf(voiceOf({ rate: 24_000 }), { rate: 24_000 }),
    encode: ({ samples, rate }, file) => {
      encoded.push(file.replace(/^.*\//, ''));
      writeFileSync(file, `${(samples.length / rate).toFixed(1)} s`);
    },
  };
});

afterEach(() => rmSync(small.folder, { recursive: true }));

/** Puts a recording into the folder of the person who recorded. */
const record = (
  name: string,
  content: Buffer | string = wavOf(voiceOf({ rate: 24_000, pitch: 200 + name.length }), {
    rate: 24_000,
  }),
) => {
  const file = join(small.folder, 'takes', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
};

const take = (options: TakeOptions = {}) => {
  const problems = gatherProblems();
  const result = takeVoices(small.read(), join(small.folder, 'takes'), options, problems, codec);
  const said = problems.list().map(({ level, path, reason }) => `${level} ${path} ${reason}`);
  return { result, said };
};

const media = (name: string) => join(small.root, 'media', name);
const index = () => JSON.parse(readFileSync(media('voices/voices.json'), 'utf8'));
const isEmpty = () => !existsSync(media('voices'));

test('COURSE-61 recordings are encoded and listed by speaker and text; again changes nothing', () => {
  record('gb/a-dog.wav');
  record('gb/Domino-Whos-This.WAV');
  record('script.md', 'the script');
  const { result, said } = take();
  expect(result).toBe('2 taken in');
  expect(said).toEqual([
    "note gb/Domino-Whos-This.WAV Domino: “Who's this?”, 1.0 s of 24000 Hz",
    'note gb/a-dog.wav narrator: “a dog”, 1.0 s of 24000 Hz',
  ]);
  expect(readFileSync(media('voices/gb/a-dog.mp3'), 'utf8')).toBe('1.2 s');
  const take16 = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(index()).toEqual({
    gb: {
      Domino: { "Who's this?": { file: 'voices/gb/domino-whos-this.mp3', take: take16 } },
      narrator: { 'a dog': { file: 'voices/gb/a-dog.mp3', take: take16 } },
    },
    us: {},
  });
  const before = readFileSync(media('voices/voices.json'), 'utf8');
  expect(take()).toEqual({
    result: '0 taken in',
    said: [
      'note gb/Domino-Whos-This.WAV was taken in before',
      'note gb/a-dog.wav was taken in before',
    ],
  });
  expect(encoded).toHaveLength(2);
  expect(readFileSync(media('voices/voices.json'), 'utf8')).toBe(before);
});

test('COURSE-61 a new recording of a line replaces the earlier one, also from another format', () => {
  record('gb/a-dog.wav');
  take();
  rmSync(join(small.folder, 'takes'), { recursive: true });
  record('gb/a-dog.flac', 'flac');
  expect(take().said.join()).toContain('1.0 s of 24000 Hz, instead of an earlier recording');
  expect(encoded).toHaveLength(2);
});

test('COURSE-61 a recording whose mp3 is gone is forgotten, and can be taken in again', () => {
  record('gb/a-dog.wav');
  take();
  rmSync(media('voices/gb/a-dog.mp3'));
  expect(take().result).toBe('1 taken in');
});

test('COURSE-61 --check changes nothing', () => {
  record('gb/a-dog.wav');
  expect(take({ check: true }).result).toBe('1 would be taken in');
  expect(isEmpty()).toBe(true);
  expect(encoded).toEqual([]);
});

test('COURSE-63 with one bad recording none is taken in, unless bad ones are left out', () => {
  record('gb/a-dog.wav');
  record('gb/domino-who-is-this.wav');
  const { result, said } = take();
  expect(result).toBe('nothing taken in: 1 cannot be used');
  expect(said).toContain(
    'error gb/domino-who-is-this.wav is not the name of a line of the script; did you mean gb/domino-whos-this.wav?',
  );
  expect(isEmpty()).toBe(true);
  const skipped = take({ skipBad: true });
  expect(skipped.result).toBe('1 taken in');
  expect(skipped.said.join()).toContain('warning gb/domino-who-is-this.wav');
  expect(existsSync(media('voices/gb/a-dog.mp3'))).toBe(true);
});

test.each([
  ['elephant.wav', undefined, 'is in neither gb/ (British) nor us/ (American)'],
  ['gb/elephant.wav', undefined, 'is not the name of a line of the script'],
  ['gb/a-dog.doc', 'text', 'is not audio'],
  ['gb/a-dog.wav', 'ID3', 'is no WAV'],
  ['us/a-dog.wav', wavOf(voiceOf({ seconds: 6, rate: 24_000 }), { rate: 24_000 }), 'lasts 6.0 s'],
])('COURSE-63 %s is refused', (name, content, reason) => {
  record(name, content);
  expect(take().said).toEqual([expect.stringContaining(`error ${name} ${reason}`)]);
});

test('COURSE-63 a file that cannot be decoded is refused', () => {
  record('gb/a-dog.flac', 'flac');
  codec.decode = () => {
    throw new Error('no such codec');
  };
  expect(take().said).toEqual(['error gb/a-dog.flac cannot be read: no such codec']);
});

test('COURSE-63 two files of one line, and one file for two lines, are refused', () => {
  record('gb/a-dog.wav');
  record('gb/again/a-dog.wav');
  expect(take().said).toEqual([
    'error gb/a-dog.wav has the name of gb/again/a-dog.wav: keep one',
    'error gb/again/a-dog.wav has the name of gb/a-dog.wav: keep one',
  ]);
  rmSync(join(small.folder, 'takes'), { recursive: true });
  const voice = wavOf(voiceOf({ rate: 24_000 }), { rate: 24_000 });
  record('gb/a-dog.wav', voice);
  record('us/a-dog.wav', voice);
  expect(take().said.join()).toContain('error us/a-dog.wav is the same recording as gb/a-dog.wav');
  rmSync(join(small.folder, 'takes/us'), { recursive: true });
  take();
  record('us/a-dog.wav', voice);
  record('gb/domino-whos-this.wav', voice);
  expect(take().said).toEqual([
    'note gb/a-dog.wav was taken in before',
    "error gb/domino-whos-this.wav is the recording of narrator: “a dog”, not of Domino: “Who's this?”",
    'error us/a-dog.wav is the recording of gb/',
  ]);
});

test('COURSE-63 when encoding fails nothing is replaced', () => {
  record('gb/a-dog.wav');
  record('gb/domino-whos-this.wav');
  codec.encode = (_sound, file) => {
    if (file.includes('domino')) throw new Error('the disk is full');
    writeFileSync(file, 'mp3');
  };
  expect(take()).toEqual({
    result: 'nothing taken in',
    said: expect.arrayContaining([expect.stringContaining('error voices the disk is full')]),
  });
  expect(isEmpty()).toBe(true);
});

test('COURSE-65 the recording of a line that has changed is asked for again, not taken in for the new one', () => {
  record('gb/domino-whos-this.wav');
  take();
  small.write(
    'lessons/one/hello.txt',
    twoQuestions.replace("Domino: (say) Who's this?", "Domino: (say) Who's this!"),
  );
  expect(take()).toEqual({
    result: '0 taken in',
    said: [
      "warning gb/domino-whos-this.wav was recorded for Domino: “Who's this?”, which is now “Who's this!”: record it again",
    ],
  });
  record('gb/domino-whos-this.wav', wavOf(voiceOf({ rate: 24_000, pitch: 300 }), { rate: 24_000 }));
  expect(take().result).toBe('1 taken in');
  expect(Object.keys(index().gb.Domino)).toEqual(["Who's this!"]);
});

test('a folder that does not exist is an error', () => {
  expect(take()).toEqual({
    result: 'nothing taken in',
    said: [expect.stringContaining('is no folder')],
  });
});
