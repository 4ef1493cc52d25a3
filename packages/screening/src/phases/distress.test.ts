import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { distress } from './distress.ts';

test.each([
  ['I want to die', 'distress', 3, 'want to die'],
  ['my dad hits me', 'distress', 3, 'my dad hits me'],
  ['i cut my self', 'distress', 3, 'cut my self'],
  ['I am scared to go home', 'distress', 3, 'am scared to go home'],
  ['my brother hits me', 'distress', 2, 'my brother hits me'],
  ['my uncle does bad things to me', 'distress', 3, 'my uncle does bad things to me'],
  ['my father beat my mother', 'distress', 3, 'my father beat my mother'],
  ['kms', 'distress', 3, 'kms'],
  ['my dad beats me at home', 'distress', 3, 'my dad beats me'],
  ['I cut myself with a knife', 'distress', 3, 'cut myself'],
  ['i dont eat because i am fat', 'distress', 2, 'dont eat because i am fat'],
  ['I am scared of my teacher', 'distress', 1, 'scared of my teacher'],
  ['Nobody likes me', 'distress', 2, 'Nobody likes me'],
  ['she threw me out of the house', 'distress', 3, 'threw me out of the house'],
  ['I took so many pills', 'distress', 3, 'took so many pills'],
  ['I can not take it anymore', 'distress', 2, 'I can not take it anymore'],
  ['I see no reason to go on', 'distress', 3, 'no reason to go on'],
  ['My coach makes me sit on his lap', 'distress', 3, 'makes me sit on his'],
  ['The older boys took my lunch', 'distress', 2, 'boys took my lunch'],
] as const)('finds distress: %s', (text, code, severity, marked) => {
  expect(show(distress, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'I cut my finger yesterday',
  'This homework is killing me',
  'I am dead tired',
  'My grandma is dead. I miss her.',
  'The ball hit me on the head',
  'I am sad because it rains',
  'I am afraid of the dark',
  'I do not want to wake up early',
  'my dad beats me at monopoly',
  'my dad beats me at chess and I beat him at football',
  'my uncle hit me with a snowball and we laughed',
  'I cut myself with paper',
  'I hurt myself at football',
  'I hate my life without chocolate',
  'We ran 5 kms',
])('finds no distress: %s', text => {
  expect(show(distress, text)).toEqual([]);
});

test.each([
  'he beat me 11-4',
  'she beat me 3 0 in chess',
  'My dad beats me at mario kart every time',
  'i want to die my hair blue',
  'My sister wants to dye her hair',
  'call the police, the cookies are gone',
  'in the movie they call the police',
  '"Call the police," said the lady in the book',
  'The police came because of a cat on the roof',
  'My friend Nigar and my cousin Amina',
  '"Please help me," said the lion to the mouse',
  'Please help me choose a name for my hamster',
  'My teacher shouts when we are loud',
])('SAFE2-97 finds no distress in: %s', text => {
  expect(show(distress, text)).toEqual([]);
});

test.each(['My friend wants to run away from home', 'In the book the children run away from home'])(
  'marks who else runs away, as worth a look: %s',
  text => {
    expect(show(distress, text).map(([, severity]) => severity)).toEqual([1]);
  },
);

const gravest = (text: string): number =>
  Math.max(0, ...show(distress, text).map(([, severity]) => severity));

test.each([
  "Let's run away from home",
  'Do you want to run away from home with me?',
  'thinking about running away from home',
  'My friend and I want to run away from home',
  'Me and my friend ran away from home',
  'My dad throws things when I am late',
  'My dad drinks and screams when I am naughty',
  'My dad breaks things when we are loud',
  'My stepdad shouts when we are noisy',
  'My coach throws things when I am lazy',
])('finds danger that looks like an excuse: %s', text => {
  expect(gravest(text)).toBe(3);
});

test.each([
  'I do my homework in the bathroom please help me',
  'This puzzle is so hard, please help me!',
  'I have a grammar task, please please help us',
  'She wants to run away from home',
  'I read a book and the children run away from home',
])('marks as worth a look: %s', text => {
  expect(gravest(text)).toBe(1);
});

test.each(['The teacher yells when I am late', 'My trainer shouts when we are lazy'])(
  'finds no distress when teachers tell a class off: %s',
  text => {
    expect(show(distress, text)).toEqual([]);
  },
);

test.each([
  'In judo I threw a bigger boy and he threw me, we laughed',
  'My uncle throws me up in the water and I scream again again',
  'I will run away with the circus, I can already do a handstand',
  'i want to disappear in a hole, I called my teacher mama hahaha',
  'I want to disappear like the rabbit in the hat',
  'I could sleep forever on Saturdays!',
  'This is my last letter before the holidays, see you in September!',
])('finds no distress in sport, jokes and holidays: %s', text => {
  expect(show(distress, text)).toEqual([]);
});

test.each([
  'he threw me down the stairs',
  'I will run away tonight',
  'i want to disappear',
  'I want to sleep forever',
  'This is my last letter',
])('finds distress in the same words without them: %s', text => {
  expect(gravest(text)).toBe(3);
});
