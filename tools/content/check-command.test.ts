import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from './check-command.ts';
import { gatherProblems } from './problems.ts';
import { makeSmallPack } from './testing/small-pack.ts';
import { head, readWords } from './testing/starter.ts';

const small = makeSmallPack();
afterAll(() => rmSync(small.folder, { recursive: true }));

const lesson = {
  ...{ id: 'small-01', number: 1, title: 'Hello!', thumbnail: 'cat', activities: ['hello'] },
  ...{ words: [], recycled: [], forms: [], dominoAnswer: 'Hello!' },
  functionWords: ['hello', "what's", 'your', 'address', 'name', "i'm", 'happy', 'fine'],
  ...{ frame: "What's your [address|name]?", answerFrame: "I'm [happy|fine]." },
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
  small.write('lessons/one/hello.txt', activity);
  const problems = gatherProblems();
  expect(await checkContent([small.read()], readWords(), problems)).toBe('18 activities played');
  const errors = problems.list().filter(({ level }) => level === 'error');
  expect(errors.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('every answer is right'),
    expect.stringContaining("screening stops “What's your address?”"),
  ]);
});
