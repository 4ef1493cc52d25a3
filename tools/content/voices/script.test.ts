import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { makeSmallPack } from '../testing/small-pack.ts';
import { builtStarter } from '../testing/starter.ts';
import { type ScriptOptions, writeScript } from './command.ts';
import { linesOfLesson, scriptLines } from './lines.ts';

const small = makeSmallPack();
afterAll(() => rmSync(small.folder, { recursive: true }));

const out = join(small.folder, 'script');
const write = (lesson: string | undefined, options: ScriptOptions) => {
  const problems = gatherProblems();
  const result = writeScript(small.read(), lesson, { out, ...options }, problems);
  return { result, said: problems.list().map(({ path, reason }) => `${path} ${reason}`) };
};
const rows = () =>
  readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map(row => row.split('\t'));

test.each(['1', 'small-01', 'one'])(
  'COURSE-60 the script of lesson %s has each line once, by speaker, with file, manner and length',
  lesson => {
    expect(write(lesson, { tsv: true }).result).toBe('5 lines, 0 recorded');
    const [head, ...lines] = rows();
    expect(head).toEqual([
      'file',
      'speaker',
      'line',
      'how',
      'seconds',
      'least',
      'most',
      'recorded',
    ]);
    expect(lines.map(cells => cells.slice(0, 4))).toEqual([
      [
        'gb/look-find-the-word.wav',
        'narrator',
        'Look. Find the word.',
        'what to do now: clear, friendly',
      ],
      ['gb/a-dog.wav', 'narrator', 'a dog', 'it was right: glad'],
      [
        'gb/oops-look-again.wav',
        'narrator',
        'Oops! Look again.',
        'help after a mistake: kind, slow',
      ],
      ['gb/whos-this.wav', 'narrator', "Who's this?", 'a question: curious'],
      ['gb/domino-whos-this.wav', 'Domino', "Who's this?", 'as Domino; a question: curious'],
    ]);
    for (const [file, , , , ...length] of lines) {
      const [wanted = 0, least = 0, most = 0] = length.map(Number);
      expect([file, least < wanted, wanted < most, most < 5]).toEqual([file, true, true, true]);
    }
  },
);

test('COURSE-60 the page tells how to record, and counts what is recorded by speaker', () => {
  write(undefined, { variety: 'us' });
  const page = readFileSync(out, 'utf8');
  expect(page).toContain('# Recording script: small, in American English\n\n0 of 5 recorded.');
  expect(page).toContain('WAV, mono, 48 kHz, 24 bits');
  expect(page).toContain('about -20 LUFS, with no peak above -3 dBFS');
  expect(page).toContain('## Domino: 0 of 1 recorded');
  expect(page).toMatch(
    /\| Who's this\? \| as Domino; a question: curious \| [\d.]+ \([\d.]+ to [\d.]+\) \| us\/domino-whos-this.wav \| {2}\|/,
  );
});

test.each([
  ['7', {}, 'small has no lesson 7; there are 1'],
  ['1', { variety: 'fr' }, '--variety is gb (British) or us (American)'],
])('an unknown lesson or English is an error: %s %o', (lesson, options, reason) => {
  expect(write(lesson, options)).toEqual({ result: 'nothing written', said: [reason] });
});

test('COURSE-60 every line of the course is in the script of a lesson, and no two have one file', () => {
  const { pack, built } = builtStarter();
  for (const variety of ['gb', 'us'] as const) {
    const lines = scriptLines(pack, built.spoken, variety);
    expect(new Set(lines.map(({ file }) => file)).size).toBe(lines.length);
    const inLessons = pack.lessons.flatMap(lesson => linesOfLesson(lines, lesson));
    expect(new Set(inLessons).size).toBe(lines.length);
    expect(lines.filter(({ length }) => length === null)).toEqual([]);
  }
});
