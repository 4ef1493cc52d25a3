import { judge, seededRandom, solve } from '@digipals/engine';
import { expect, test } from 'vitest';
import { answerWrongly, checkPlay, playActivity } from './play.ts';
import { buildSource, head } from './testing/starter.ts';

const text = `${head}
[cat]
do: Listen. Tap.
audio: cat
imageButtons: *cat | dog | boy | girl
yes: a cat
oops: listen

[fine]
do: Put the words in order.
draggableTextButtons: I'm | fine, | thank | you.
yes: I'm fine, thank you.
oops: How are you? Listen. I'm fine, thank you.
`;
const activity = () => {
  const found = buildSource(text).built.activities[0]?.activity;
  if (!found) throw new Error('nothing built');
  return found;
};

test('right answers win, wrong answers to every question do not', () => {
  const built = activity();
  expect(checkPlay(built, seededRandom(1))).toEqual([]);
  for (const question of built.data) {
    const wrong = answerWrongly(question);
    expect(wrong).toHaveLength(question.solution.length);
    expect(judge(question, wrong ?? [])).toBe(false);
  }
});

test('finds a question that cannot be answered wrongly', () => {
  const built = activity();
  const data = built.data.map(question => ({
    ...question,
    components: question.components
      .filter(part => part.type !== 'audio')
      .map(part => ({ ...part, data: part.data.slice(0, 1) })),
  }));
  const found = checkPlay({ ...built, data: data.slice(0, 1) }, seededRandom(1));
  expect(found).toEqual(['starter-01-try-cat: every answer is right']);
});

test('an activity without answers is unfinished and not won', () => {
  expect(playActivity(activity(), seededRandom(1), () => [])).toEqual({
    right: 0,
    total: 2,
    won: false,
  });
  expect(playActivity(activity(), seededRandom(1), solve).won).toBe(true);
});
