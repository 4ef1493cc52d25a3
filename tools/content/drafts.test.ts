import { expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { checkDrafts, publishedPart } from './build-drafts.ts';
import type { LessonSource, Pack } from './pack.ts';
import { gatherProblems } from './problems.ts';
import { readSource, type SourceActivity } from './source.ts';
import { head, readPlayground } from './testing/starter.ts';

const question = `
[cat]
do: Listen. Tap.
audio: cat
imageButtons: *cat | dog | boy
yes: a cat
oops: listen
`;

const playground = readPlayground();
const around = playground.lessons[0]?.lesson;
if (!around) throw new Error('the playground has no lesson');
const lessonAround = around;

const read = (name: string, text: string): SourceActivity =>
  readSource(`lessons/01-try/${name}.txt`, text, gatherProblems());

/** A pack with one lesson. */
function packOf(activities: SourceActivity[], draft = false): Pack {
  const lesson = {
    ...lessonAround,
    id: 'try-01',
    draft,
    activities: activities.map(one => one.name),
  };
  const place: LessonSource['place'] = way => `lessons/01-try/lesson.json:${way.join('.')}`;
  return { ...playground, course: false, lessons: [{ lesson, activities, songs: [], place }] };
}

const seen = (pack: Pack): string[] => [
  ...new Set(buildPack(pack, gatherProblems(), true).activities.map(({ activity }) => activity.id)),
];

const good = read('good', head + question);
const draft = read('draft', `${head}draft: yes\n${question}`);
const broken = read('broken', `${head}draft: yes\n${question.replace('| dog', '| dodo')}`);

test('TEXT-07 children do not see a draft activity, and its lesson is checked without it', () => {
  const pack = packOf([draft, good]);
  expect(seen(publishedPart(pack))).toEqual(['try-01-good']);
  const [lesson] = publishedPart(pack).lessons;
  expect(lesson?.lesson.activities).toEqual(['good']);
  expect(lesson?.place(['activities', 0])).toBe('lessons/01-try/lesson.json:activities.1');
});

test('TEXT-07 children do not see a draft lesson', () => {
  expect(publishedPart(packOf([good], true)).lessons).toEqual([]);
});

test('TEXT-08 errors of a draft are notes with their line, and fail nothing', () => {
  const problems = gatherProblems();
  checkDrafts(packOf([good, broken]), problems);
  expect(problems.list()).toContainEqual({
    path: 'lessons/01-try/broken.txt:12',
    reason: 'no picture “dodo” in media/pictures',
    level: 'note',
  });
  expect(problems.list().filter(({ level }) => level !== 'note')).toEqual([]);
  expect(problems.list().every(({ path }) => path.startsWith('lessons/01-try/broken.txt'))).toBe(
    true,
  );
});

test('TEXT-08 errors of a draft lesson are notes, also those of its lesson.json', () => {
  const problems = gatherProblems();
  checkDrafts({ ...packOf([good], true), course: true }, problems);
  expect(problems.list().map(({ path, level }) => `${level} ${path}`)).toContain(
    'note lessons/01-try/lesson.json:activities',
  );
  expect(problems.list().filter(({ level }) => level !== 'note')).toEqual([]);
});

test('TEXT-08 what is published stays strict beside a draft', () => {
  const problems = gatherProblems();
  const wrong = read('wrong', head + question.replace('| dog', '| dodo'));
  buildPack(publishedPart(packOf([wrong, draft])), problems);
  expect(problems.list().map(({ path, level }) => `${level} ${path}`)).toContain(
    'error lessons/01-try/wrong.txt:11',
  );
});

const unplayable = read('unplayable', `${head}draft: yes\n${question.replace('*cat', 'cat')}`);

test('TEXT-09 drafts can be tried as soon as they have no error but missing media', () => {
  const silent = read('silent', `${head}draft: yes\n${question.replace('a cat', 'a new cat')}`);
  const tried = checkDrafts(packOf([good, draft, unplayable, silent]), gatherProblems());
  expect(seen(tried)).toEqual(['try-01-good', 'try-01-draft', 'try-01-silent']);
});
