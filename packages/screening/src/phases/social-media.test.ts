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

test.each([
  ['add me in Duolingo: SofiaFrog_9', 2, 'SofiaFrog_9'],
  ['I write in Wattpad under moonlightpages', 1, 'moonlightpages'],
  ["Do you play Fortnite? I'm CrispyMango there", 2, 'CrispyMango'],
  ['I am online as QueenAvaPlays on xbox', 2, 'QueenAvaPlays'],
  ['changed my user from the old one to kiki.sparkle.22', 2, 'kiki.sparkle.22'],
  ['BUNNYBOY underscore 77 thats my snap', 2, 'BUNNYBOY underscore 77'],
  ['my roblox user is fox underscore chai nine nine', 2, 'fox underscore chai nine nine'],
  ['the insta with the dog is mine, coco dot and dot maya', 2, 'coco dot and dot maya'],
  ['i have telegram t.me/katya_draws22', 2, 't.me/katya_draws22'],
  ['we have a facebook page, Two Muddy Paws', 1, 'Two Muddy Paws'],
  ['Tiktok of me: nora.dances.daily', 2, 'nora.dances.daily'],
  ['my insta was hacked so i made another emma.flips22', 1, 'emma.flips22'],
  ['they put us on FB page Rivera Kids Choir', 1, 'Rivera Kids Choir'],
  ['My ID is 4412, name ShadowXRahul, in free fire', 2, 'ShadowXRahul'],
  ['im on messenger kids as Rocket Ollie Stone', 1, 'Rocket Ollie Stone'],
] as const)('marks the whole name of the account: %s', (text, severity, name) => {
  expect(show(socialMedia, text)).toContainEqual(['socialMedia', severity, name]);
});

test.each([
  'In Roblox there is AdoptMe',
  'we play minecraft in room4b',
  'I am on level_5 in roblox',
  'In Minecraft I drew a dot and a line',
  'I know a song on YouTube called Baby Dance',
  'My scratch file is game_1.sb3',
  'My spotify playlist is long',
  'I use duolingo and it is greatt',
  'We learn Scratch in 3rd grade',
  'There is a clash on 4th May',
  'My scratch is half-finished',
  'Spotify is ad-free',
  'Duolingo is step-by-step',
  'Brawl stars 3v3 is fun',
  'The line is 20cm long',
  'Roblox is fun.we play it',
])('finds no name of an account: %s', text => {
  expect(show(socialMedia, text)).toEqual([]);
});

const gravest = (text: string): number =>
  Math.max(0, ...show(socialMedia, text).map(([, severity]) => severity));

test.each([
  ['my instagram foxylila', 2],
  ['our tiktok foxylila', 2],
  ['messenger name foxylila', 2],
  ['snapchat foxylila', 1],
  ['my tiktok dance is good', 1],
  ['my tiktok vidios are funny', 1],
  ['my youtube minecraft videos', 1],
] as const)('weighs a word after a service: %s', (text, severity) => {
  expect(gravest(text)).toBe(severity);
});

test('marks an unlabelled account together with its service', () => {
  expect(show(socialMedia, 'snapchat foxylila')).toContainEqual([
    'socialMedia',
    1,
    'snapchat foxylila',
  ]);
});
