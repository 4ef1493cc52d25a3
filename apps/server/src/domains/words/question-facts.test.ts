import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { factsOf } from './question-facts.ts';

const contentOf = (type: string, solution: string): Content =>
  ({
    findQuestion: () => ({
      questions: [
        { components: [{ type }], solution: [{ type: solution }] } as unknown as Question,
      ],
    }),
    wordReview: { useOf: () => ({ shows: ['cat', 'dog'], asks: ['cat'], proves: 'understood' }) },
  }) as unknown as Content;

test.each([
  ['speakingActivity', '', 'spoken'],
  ['audio', 'textButtons', 'heard'],
  ['audioTrigger', 'imageButtons', 'heard'],
  ['audio', 'typeInTextBox', 'spelt'],
  ['image', 'textButtons', null],
])('CLASS-12 a question with %s that is solved with %s is %s', (type, solution, practice) => {
  expect(factsOf(contentOf(type, solution), 'q')).toEqual({ practice, asks: ['cat'] });
});

test.each([
  ['word-hear-2026-03-02-cat', 'heard', ['cat']],
  ['word-say-2026-03-02-cat', 'spoken', ['cat']],
  ['word-spell-2026-03-02-cat', 'spelt', ['cat']],
  ['word-match-2026-03-02-cat.dog.sun', null, ['cat', 'dog', 'sun']],
])('CLASS-12 the word review asks %s', (questionId, practice, asks) => {
  expect(factsOf(contentOf('image', ''), questionId)).toEqual({ practice, asks });
});
