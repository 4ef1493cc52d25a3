import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { socialMedia } from './social-media.ts';

test.each([
  ['add me on snapchat', 'socialMedia', 2, 'snapchat'],
  ['what is your 1nstagram?', 'socialMedia', 2, '1nstagram'],
  ['lets talk on dis cord', 'socialMedia', 2, 'dis cord'],
  ['my youtube channel is fun', 'socialMedia', 2, 'youtube channel'],
  ['follow @mia.the.star', 'socialMedia', 2, '@mia.the.star'],
  ['fortnite name FoxFTW', 'socialMedia', 2, 'fortnite name FoxFTW'],
  ['my account in game is tiger cub 88', 'socialMedia', 2, 'tiger cub 88'],
  ['I am sammyok on fortnite', 'socialMedia', 2, 'sammyok'],
  ['search FoxGaming and hit subscribe', 'socialMedia', 2, 'FoxGaming'],
  ['I saw it on tiktok', 'socialMedia', 1, 'tiktok'],
] as const)('finds an account elsewhere: %s', (text, code, severity, marked) => {
  expect(show(socialMedia, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'Roblox is my favourite game',
  'I watch YouTube with my sister',
  'I like it',
  'We play Minecraft',
  'I play on my xbox with my brother',
  'My nickname is Foxy',
  'my minecraft world is big',
  'my user name is hard to remember',
  'the game name is Zelda',
])('finds no account elsewhere: %s', text => {
  expect(show(socialMedia, text)).toEqual([]);
});
