import { expect, test } from 'vitest';
import { firstCircles } from './circles.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports });

test('finds circular imports of first scripts, but not those of later pages', () => {
  const scripts = {
    'assets/app-1.js': chunk('assets/vendor-1.js'),
    'assets/vendor-1.js': chunk(),
    'assets/people-1.js': chunk('assets/Search-1.js', 'assets/app-1.js'),
    'assets/Search-1.js': chunk('assets/people-1.js'),
  };
  expect(firstCircles(scripts)).toEqual([]);
  const player = {
    'assets/player-1.js': chunk('assets/app-1.js', 'assets/Route-1.js'),
    'assets/Route-1.js': chunk('assets/player-1.js'),
  };
  expect(firstCircles({ ...scripts, ...player })).toEqual(['assets/player-1.js']);
});
