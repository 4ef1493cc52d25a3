import type { Activity, Word } from '@digipals/contract';
import { expect, test } from 'vitest';
import { metWords } from '../keep/met-words.ts';
import { learntWords } from './use-learnt-words.ts';

const item = (value: string) => ({ id: value, value });
const question = (texts: string[], answer: string) => ({
  id: 'q',
  components: [{ id: 'c', type: 'textButtons', data: texts.map(item), meta: {} }],
  solution: [{ ...item(answer), type: 'textButtons', meta: { shuffle: false, questionId: 'q' } }],
  triggers: { correct: [], incorrect: null },
});
const activity: Activity = {
  id: 'a',
  meta: { title: 'Animals', lingos: 5 },
  data: [
    question(['/media/cat.webp', "I'm a girl.", 'a pig'], 'Two cats'),
    question(['dog', 'Two cats'], 'dog'),
  ],
  testInstructions: [],
};
const wordOf = (word: string) => ({ id: word, word }) as Word;

test('ALIVE-13 the words of an activity are its English texts, answers first, without addresses', () => {
  expect(metWords(activity)).toEqual(['two', 'cats', 'dog', 'girl', 'pig']);
});

test('ALIVE-13 balloons show at most six words of the dictionary, each once, also for a plural', () => {
  const dictionary = ['cat', 'dog', 'pig', 'zoo'].map(wordOf);
  const ids = (met: string[]) => learntWords(met, dictionary).map(({ id }) => id);
  expect(ids(['the', 'dog', 'cats', 'cat', 'hello'])).toEqual(['dog', 'cat']);
  const many = [...'abcdefgh'].map(wordOf);
  expect(learntWords([...'abcdefgh'], many)).toHaveLength(6);
});
