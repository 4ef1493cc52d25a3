import { expect, test } from 'vitest';
import { circularScripts } from './circles.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports });

test('finds scripts that import each other, directly or not', () => {
  const scripts = {
    'assets/app-1.js': chunk('assets/vendor-1.js'),
    'assets/vendor-1.js': chunk(),
    'assets/people-1.js': chunk('assets/app-1.js'),
    'assets/Search-1.js': chunk('assets/people-1.js', 'assets/app-1.js'),
  };
  expect(circularScripts(scripts)).toEqual([]);
  const circle = {
    'assets/people-1.js': chunk('assets/Person-1.js'),
    'assets/Person-1.js': chunk('assets/Search-1.js'),
  };
  expect(circularScripts({ ...scripts, ...circle })).toEqual([
    'assets/people-1.js',
    'assets/Search-1.js',
    'assets/Person-1.js',
  ]);
});
