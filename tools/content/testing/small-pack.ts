import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Pack, readPack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { head } from './starter.ts';

const content = resolve(import.meta.dirname, '..', '..', '..', 'content');

const lesson = {
  id: 'small-01',
  number: 1,
  title: 'Hello!',
  thumbnail: 'cat',
  words: ['dog'],
  functionWords: [],
  recycled: [],
  forms: [],
  activities: ['hello'],
};

/** Two questions: Domino asks “Who's this?”, and the narrator says it. */
export const twoQuestions = `${head}
[domino]
do: Look. Find the word.
image: dog
speechBubble: Domino: (say) Who's this?
textButtons: *dog | boy | cat | girl
yes: a dog
oops: look

[narrator]
do: Look. Find the word.
image: dog
audio: Who's this?
textButtons: *dog | boy | cat | girl
yes: a dog
oops: look
`;

/** A pack in a new folder, on top of the starter; it can be written to and read again. */
export const makeSmallPack = () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-pack-'));
  const root = join(folder, 'small');
  symlinkSync(join(content, 'packs', 'starter'), join(folder, 'starter'));
  mkdirSync(join(root, 'lessons', 'one'), { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(
      join(root, name),
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    );
  const file = { id: 'small', formatVersion: 1, uses: 'starter', names: [], interjections: [] };
  write('pack.json', { ...file, pronunciations: {} });
  write('instructions.json', {});
  write('lessons/one/lesson.json', lesson);
  write('lessons/one/hello.txt', twoQuestions);
  const read = (): Pack => {
    const problems = gatherProblems();
    const pack = readPack(root, join(content, 'dictionary'), problems);
    if (pack === null) throw new Error(JSON.stringify(problems.list()));
    return pack;
  };
  return { folder, root, read, write };
};

/** Records “Who's this?” by Domino in British English, in a small pack. */
export const recordDomino = ({
  root,
  write,
}: Pick<ReturnType<typeof makeSmallPack>, 'root' | 'write'>) => {
  const file = 'voices/gb/domino-whos-this.mp3';
  mkdirSync(join(root, 'media', 'voices', 'gb'), { recursive: true });
  write(`media/${file}`, 'Domino asks');
  write('media/voices/voices.json', {
    gb: { Domino: { "Who's this?": { file, take: '0123456789abcdef' } } },
    us: {},
  });
};
