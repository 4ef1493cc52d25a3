import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { buildSource, head, readPlayground } from '../testing/starter.ts';
import { choicesIn } from './choices.ts';
import { solveBlindly, winsChoice } from './solve-blindly.ts';
import { chance, strategies } from './strategies.ts';

/** An activity of questions with these components. */
const activityOf = (...components: string[]): Activity => {
  const questions = components.map(
    (lines, index) => `\n[q${index}]\ndo: Listen. Tap.\n${lines}\nyes: a cat\noops: Try again.\n`,
  );
  const within = readPlayground();
  const { built } = buildSource(head + questions.join(''), { within, allowMissing: true });
  const [first] = built.activities;
  if (!first) throw new Error('nothing was built');
  return first.activity;
};

/** How likely one question is won by a rule of thumb. */
const wins = (components: string, strategy: string): number => {
  const activity = activityOf(components);
  const [question] = activity.data;
  const [choice] = question ? choicesIn(activity, question) : [];
  const rank = strategy === 'chance' ? chance : strategies[strategy];
  if (!choice || !rank) throw new Error(`nothing to choose, or no strategy “${strategy}”`);
  return winsChoice(choice, rank);
};

test.each([
  ['one of four', 'textButtons: *a cat | a dog | a boy | a girl', 1 / 4],
  ['two of four', 'draggableTextButtonsOrderInsensitive: *cat | *dog | boy | girl', 1 / 6],
  ['an order of three', 'draggableTextButtons: cat | dog | boy', 1 / 6],
  ['three of four in order', 'draggableTextButtons: *cat | *dog | *boy | girl', 1 / 24],
  ['two gaps and three tiles', 'draggableTextContainerWithGaps: a [cat] a [dog] + boy', 1 / 6],
])('COURSE-13 guessing wins %s by chance', (_what, components, likely) => {
  expect(wins(components, 'chance')).toBeCloseTo(likely);
});

test.each([
  ['the longest', 'textButtons: *a happy cat | a cat | a dog'],
  ['the shortest', 'textButtons: *a cat | a happy cat | a happy dog'],
  ['most like the others', 'textButtons: *a red cat | a red dog | a big cat'],
  ['the odd one out', 'textButtons: *five | a red cat | a red dog'],
  ['capital and stop', 'textButtons: *Yes! | cat | dog'],
  ['the first', 'textButton: *cat\ntextButton: dog'],
  ['the last', 'textButton: cat\ntextButton: *dog'],
  ['always yes', "textButtons: *Yes, it is. | No, it isn't. | I'm fine."],
  ['always no', "textButtons: *No, it isn't. | Yes, it is. | I'm fine."],
])('COURSE-13 an answer that %s gives away is found', (strategy, components) => {
  expect(wins(components, strategy)).toBe(1);
});

test.each([
  ['most like the others', 'imageButtons: *girl-sad | girl-happy | boy-sad | boy-happy', 1 / 4],
  ['most like the others', 'imageButtons: *cat-5 | cat-4 | dog-5 | cat-3', 1],
  ['the longest', 'textButtons: *eight | seven | cat', 1 / 2],
  ['the first', 'textButtons: *cat | dog | boy', 1 / 3],
])('COURSE-13 “%s” wins %s with %d', (strategy, components, likely) => {
  expect(wins(components, strategy)).toBeCloseTo(likely);
});

test('COURSE-13 what is chosen and what is ordered are measured apart; words to type and to find are not', () => {
  const activity = activityOf(
    'textButtons: *a happy cat | a cat | a dog',
    'textButtons: *cat | dog | boy',
    'draggableTextButtons: cat | dog',
    "verticalTextButtonsSentences: *I'm | You're / *a cat | two cats",
    'image: cat\ntypeInTextBox: cat',
  );
  const won = solveBlindly([activity]);
  expect([...won.keys()].sort()).toEqual(['choose', 'order']);
  expect(won.get('choose')).toMatchObject({ questions: 3, strategy: 'the longest' });
  expect(won.get('choose')?.chance).toBeCloseTo(((1 / 3 + 1 / 3 + 1 / 4) / 3) * 100);
  expect(won.get('order')).toMatchObject({ questions: 1, chance: 50 });
});
