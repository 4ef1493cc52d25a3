import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { answerSentence } from './answering.ts';

/** A question whose answer is said by these sounds, each with what it says. */
const saying = (...labels: (string | undefined)[]): Question => ({
  id: 'q',
  components: [],
  solution: [],
  triggers: {
    correct: labels.map((label, order) => ({
      type: 'audio',
      data: { value: `/media/${order}.mp3`, order, ...(label !== undefined && { label }) },
    })),
    incorrect: null,
  },
});

test.each([
  [["She's my sister."], "She's my sister."],
  [[undefined, 'mum'], 'mum'],
  [[undefined, 'mum', 'nine', 'seven'], 'mum, nine, seven'],
  [['Hello!', "I'm Mia."], "Hello! I'm Mia."],
  [['Look!', 'mum', 'dad'], 'Look! mum, dad'],
  [[undefined], ''],
])(
  'COURSE-08 words of an answer are a list, sentences follow one another: %j',
  (labels, expected) => {
    expect(answerSentence(saying(...labels))).toBe(expected);
  },
);
