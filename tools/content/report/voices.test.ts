import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import { gatherProblems } from '../problems.ts';
import { makeSmallPack, recordDomino, twoQuestions } from '../testing/small-pack.ts';
import { oldRecordings } from '../voices/recordings.ts';
import { voicesPart } from './voices.ts';

let small: ReturnType<typeof makeSmallPack>;

beforeEach(() => {
  small = makeSmallPack();
  recordDomino(small);
});

afterEach(() => rmSync(small.folder, { recursive: true }));

test('COURSE-65 the report counts recorded lines by lesson and speaker', () => {
  const pack = small.read();
  const built = buildPack(pack, gatherProblems());
  const part = voicesPart(pack, built, built.spoken);
  expect(part).toContain('| 1. Hello! | 1 of 5 | 0 of 5 |');
  expect(part).toContain('| all | 1 of 5 | 0 of 5 |');
  expect(part).toContain('| narrator | 0 of 4 | 0 of 4 |');
  expect(part).toContain('| Domino | 1 of 1 | 0 of 1 |');
  expect(part).not.toContain('Not used any more');
});

test('COURSE-65 when a line has changed, its recording is not used, and the report says so', () => {
  small.write(
    'lessons/one/hello.txt',
    twoQuestions.replace("(say) Who's this?", '(say) Can it swim?'),
  );
  const pack = small.read();
  const built = buildPack(pack, gatherProblems());
  expect([...built.media.keys()].filter(name => name.includes('whos-this'))).toEqual([
    expect.stringMatching(/^whos-this\./),
    expect.stringMatching(/^whos-this\./),
  ]);
  expect(voicesPart(pack, built, built.spoken)).toContain(
    "has changed; record the new ones:\n\n- Domino: “Who's this?” (voices/gb/domino-whos-this.mp3)",
  );
  expect(oldRecordings(pack, built.spoken)).toHaveLength(1);
  // A pack does not report the recordings of the pack it uses.
  expect(oldRecordings({ ...pack, base: pack }, built.spoken)).toEqual([]);
});
