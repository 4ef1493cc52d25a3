import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from './check-command.ts';
import { gatherProblems } from './problems.ts';
import { makeSmallPack } from './testing/small-pack.ts';
import { head, readWords } from './testing/starter.ts';

const small = makeSmallPack();
afterAll(() => rmSync(small.folder, { recursive: true }));

const lesson = {
  ...{ id: 'small-01', number: 1, title: 'Hello!', thumbnail: 'cat' },
  activities: ['hello', 'all-right'],
  ...{ words: [], recycled: [], forms: [], dominoAnswer: 'Hello!' },
  functionWords: ['hello', "what's", 'your', 'address', 'name'],
  ...{ frame: "What's your [address|name]?", answerFrame: "What's your [name|address]?" },
};

const activity = `${head}
[cat]
do: Listen. Tap.
imageButtons: *cat | *dog
yes: a cat
oops: look
`;

test('COURSE-51 the check plays every activity and screens every letter of a frame', async () => {
  small.write('lessons/one/lesson.json', lesson);
  small.write('lessons/one/all-right.txt', activity);
  const problems = gatherProblems();
  expect(await checkContent([small.read()], readWords(), problems)).toBe('36 activities played');
  const errors = problems.list().filter(({ level }) => level === 'error');
  const stopped = expect.stringContaining("screening stops “What's your address?”");
  expect(errors.map(({ reason }) => reason)).toEqual([
    'small-01-all-right-cat: every answer is right',
    ...[stopped, stopped],
  ]);
});
