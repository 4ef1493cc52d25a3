import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { unkindness } from './unkindness.ts';

test.each([
  ['You are so stuuupid!', 'insult', 2, 'You are so stuuupid'],
  ['Idiot!', 'insult', 2, 'Idiot'],
  ['your mum is fat', 'insult', 2, 'your mum is fat'],
  ['I hate you', 'insult', 2, 'I hate you'],
  ['She is ugly', 'insult', 1, 'ugly'],
  ['I will hit you', 'threat', 2, 'hit you'],
  ['kill yourself', 'threat', 3, 'kill yourself'],
  ['Nobody likes you', 'exclusion', 2, 'Nobody likes you'],
  ["you can't play with us", 'exclusion', 2, "you can't play with us"],
  ['your English is so bad', 'mockery', 2, 'your English is so bad'],
  ['sen aptalsın', 'insult', 1, 'aptalsın'],
  ['你是笨蛋', 'insult', 1, '笨蛋'],
  ['笨蛋！', 'insult', 1, '笨蛋'],
  ['we will make you cry', 'threat', 2, 'make you cry'],
  ['stay away from my friends', 'exclusion', 2, 'stay away from my friends'],
  ['your nose is so big', 'mockery', 1, 'your nose is so big'],
  ['my country is better than yours', 'mockery', 2, 'my country is better than yours'],
] as const)('finds unkind words: %s', (text, code, severity, marked) => {
  expect(show(unkindness, text)).toContainEqual([code, severity, marked]);
});

test.each([
  'The movie was stupid and boring',
  'My cat is fat and lazy',
  'I was so stupid',
  'You silly goose!',
  'I hate Mondays',
  'I will beat you in the game!',
  'You are not stupid! You are clever.',
  'Your English is very good',
  'Go away, rain!',
  'Nobody likes rain',
  'The witch is ugly',
  'My little brother is a baby',
  'You are crazy funny',
  'your so funny',
  "She don't like or she doesn't like? I think second.",
  'You never play the piano with your feet.',
  'You must not talk in the library.',
  "Don't play with matches because they are dangerous.",
  'I hit, you hit, he hits, we hit.',
  'If you do not eat breakfast I will be hungry.',
  'You look like a monkey in this costume!',
  'You write like a robot, so nice letters!',
  'You are crazy, I love your joke!',
])('finds no unkind words: %s', text => {
  expect(show(unkindness, text)).toEqual([]);
});

const gravest = (text: string): number =>
  Math.max(0, ...show(unkindness, text).map(([, severity]) => severity));

test.each([
  'You are so ugly in this photo',
  'You are fat in your picture',
  'You look like a pig in the video',
  'You look like a clown in my photo',
  'You are such a joke in this video',
  'Nobody play with Sara because she is in a wheelchair',
  "Don't sit with her because she is too heavy",
  "Don't play with Tom because he is ill",
  "Don't play with Orhan because he is fat",
  "You can't sit on our bench",
  "You can't play on our playground",
  'You cannot play with my brother',
  "You can't come on our bus",
  "You can't play in our tree house",
  "You can't even spell that",
  "You can't even read this",
  'You do not even write it',
  "You can't really speak here",
])('finds unkind words that look like an excuse: %s', text => {
  expect(gravest(text)).toBe(2);
});

test.each([
  'You are so ugly in this mask, well done!',
  'You look like a pig in the play',
  "Don't talk to him because he is sleeping",
  "Don't eat with them because they are hot",
  "You can't read this, the letters are too small",
  "You can't sit on the bus with an ice cream",
])('excuses play, rest and things: %s', text => {
  expect(gravest(text)).toBe(0);
});
