import { expect, test } from 'vitest';
import { withIng, withS } from './word-forms.ts';

test.each([
  ['cat', ['cats']],
  ['baby', ['babies']],
  ['boy', ['boys']],
  ['box', ['boxes']],
  ['wash', ['washes']],
  ['tomato', ['tomatos', 'tomatoes']],
  ['zoo', ['zoos']],
])('COURSE-21 the plural of %s', (word, forms) => {
  expect(withS(word)).toEqual(forms);
});

test.each([
  ['read', 'reading'],
  ['swim', 'swimming'],
  ['sit', 'sitting'],
  ['ride', 'riding'],
  ['jump', 'jumping'],
  ['open', 'opening'],
  ['draw', 'drawing'],
])('COURSE-21 the -ing form of %s', (verb, form) => {
  expect(withIng(verb)).toBe(form);
});
