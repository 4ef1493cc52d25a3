import { expect, test } from 'vitest';
import { exceeded } from './limits.ts';

const limits = { Answer: { aim: 16, most: 20 } };

test.each([
  ['as many files as recorded pass', [{ name: 'Answer', files: 20 }], []],
  ['one more file fails', [{ name: 'Answer', files: 21 }], ['Answer: 21 files, more than 20']],
  [
    'a new measure needs a figure',
    [
      { name: 'Answer', files: 3 },
      { name: 'Add a noun', files: 1 },
    ],
    ['Add a noun: no figure is recorded'],
  ],
  ['a measure does not get lost', [], ['Answer: is no longer measured']],
])('%s', (_what, rows, problems) => {
  expect(exceeded(rows, limits)).toEqual(problems);
});
