import { expect, test } from 'vitest';
import { gatherProblems, showProblem } from './problems.ts';
import { readItems, readSource } from './source.ts';
import { inVariety } from './variants.ts';

test('parses a source into its head, its questions and their components in order', () => {
  const problems = gatherProblems();
  const source = readSource(
    'lessons/01/one.txt',
    '# a comment\ntitle: One\n\n[first]\ndo: Listen.\nimage: cat\naudio: cat\n',
    problems,
  );
  expect(problems.list()).toEqual([]);
  expect(source.name).toBe('one');
  expect(source.head.get('title')?.value).toBe('One');
  expect(source.questions[0]?.components.map(({ key, path }) => [key, path])).toEqual([
    ['image', 'lessons/01/one.txt:6'],
    ['audio', 'lessons/01/one.txt:7'],
  ]);
  expect(source.questions[0]?.lines.get('do')?.value).toBe('Listen.');
});

test('items have flags for right answers and for speech', () => {
  expect(readItems('*(say) cat | {mum|mom} | (say) a dog')).toEqual([
    { value: 'cat', right: true, say: true },
    { value: '{mum|mom}', right: false, say: false },
    { value: 'a dog', right: false, say: true },
  ]);
});

test('a variant pair gives the word of the variety', () => {
  expect(inVariety('My {mum|mom} and {dad|dad}.', 'gb')).toBe('My mum and dad.');
  expect(inVariety('My {mum|mom}.', 'us')).toBe('My mom.');
});

test('a problem is stored once and shown with its place', () => {
  const problems = gatherProblems();
  problems.error('a.txt:1', 'is empty');
  problems.error('a.txt:1', 'is empty');
  problems.warn('a.txt:2', 'is long');
  expect(problems.list().map(showProblem)).toEqual([
    'error  a.txt:1  is empty',
    'warning  a.txt:2  is long',
  ]);
});
