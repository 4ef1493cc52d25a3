import { expect, test } from 'vitest';
import { wordsOf } from './checks/words.ts';
import type { LessonSource } from './pack.ts';
import { readItems, type SourceQuestion } from './source.ts';
import { readStarter } from './testing/starter.ts';
import { inVariety } from './variants.ts';

const { lessons } = readStarter();

/** What a child hears, reads or answers in a question: of a choice only what is right, and the sentence after it. */
const metIn = ({ components, lines }: SourceQuestion): string[] => [
  ...components.flatMap(({ value }) => {
    const items = readItems(value);
    const right = items.filter(item => item.right);
    return (right.length > 0 ? right : items).map(item => item.value.replace(/ \+ .*$/, ''));
  }),
  lines.get('yes')?.value ?? '',
];

const textOf = ({ activities }: LessonSource): string =>
  ` ${wordsOf(
    inVariety(activities.flatMap(one => one.questions.flatMap(metIn)).join(' | '), 'gb'),
  ).join(' ')} `;

const texts = lessons.map(textOf);

/** Whether a lesson has a word, also in the plural. */
const has = (text: string, word: string): boolean =>
  ['', 's', 'es'].some(ending =>
    text.includes(` ${wordsOf(inVariety(word, 'gb')).join(' ')}${ending} `),
  );

test('COURSE-34 every word of lessons 1 to 5 returns in a later lesson', () => {
  const lost = lessons
    .slice(0, 5)
    .flatMap(({ lesson }, at) =>
      lesson.words.filter(word => !texts.slice(at + 1).some(text => has(text, word))),
    );
  expect(lost).toEqual([]);
});

test('COURSE-34 a word that a lesson lists as recycled is in it, unless it is a function word', () => {
  const taught = new Set(lessons.flatMap(({ lesson }) => lesson.words));
  // From lesson 7 on the builder refuses a lesson that misses one (COURSE-23).
  const missing = lessons
    .slice(0, 6)
    .flatMap(({ lesson }, at) =>
      lesson.recycled
        .filter(word => taught.has(word) && !has(texts[at] ?? '', word))
        .map(word => `${lesson.number} ${word}`),
    );
  expect(missing).toEqual([]);
});

/** The question forms of the course, and the lesson that presents them. */
const forms = [
  [1, "What's your name?"],
  [1, 'How are you?'],
  [2, "Who's this?"],
  [3, 'What {colour|color} is it?'],
  [3, 'Do you have a kite?'],
  [3, 'Is it a car?'],
  [4, 'Can it swim?'],
  [5, 'Do you like milk?'],
  [5, 'Can I have some water, please?'],
  [6, 'What time is it?'],
  [6, 'What time do you get up?'],
] as const;

test.each(forms)('COURSE-32 lesson %i shows who asks “%s” and who answers', (number, form) => {
  const first = lessons[number - 1]?.activities[0];
  const page = first?.questions.find(({ components }) =>
    components.some(({ key, value }) => key === 'speechBubbles' && value.includes(`(say) ${form}`)),
  );
  expect(page?.components.map(({ key }) => key)).toEqual([
    'image',
    'speechBubbles',
    'confirmButton',
  ]);
  const lines = page?.components.find(({ key }) => key === 'speechBubbles')?.value.split(' | ');
  const asked = lines?.findIndex(line => line.includes(`(say) ${form}`)) ?? -1;
  const speakerOf = (line = '') => line.split(':')[0];
  expect(lines?.[asked + 1]).toContain('(say)');
  expect(speakerOf(lines?.[asked + 1])).not.toBe(speakerOf(lines?.[asked]));
});

test('COURSE-33 lessons 1 to 3 present the alphabet, nine letters at most a page, and ask for letters by ear', () => {
  const songs = lessons.slice(0, 3).map(({ activities }) => activities[6]?.questions ?? []);
  const letters = songs.map(
    questions => questions.find(({ name }) => name === 'letters')?.components[0]?.value ?? '',
  );
  const shown = letters.map(value => readItems(value).map(item => item.value));
  expect(
    shown
      .flat()
      .map(letter => letter[0])
      .join(''),
  ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(Math.max(...shown.map(page => page.length))).toBe(9);
  for (const questions of songs) expect(questions.map(({ name }) => name)).toContain('letter');
});
