import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { distress } from '../distress.ts';

const gravest = (text: string): number =>
  Math.max(0, ...show(distress, text).map(([, severity]) => severity));

/** A harmless text, and its twin about danger. */
test.each([
  ['The goat of my uncle kicked my dad', 'My uncle kicked my dad'],
  ['I milk the cow and she hit me with her tail', 'she hit me with her belt'],
  ['A jellyfish touched my leg', 'he touched my leg'],
  ['My baby brother hits me with his rattle', 'My brother hits me with his belt'],
  ['My brother threw me a snowball', 'My brother threw me down the stairs'],
  ['He hit me out in the last round', 'He hit me and threw me out of the house'],
  ['He hit me, he hit me! I love paintball', 'He hit me, he hit me! I love my mum'],
  ['They beat us in the final on penalties', 'They beat us in the kitchen'],
  ['He pushed me and I pushed him', 'My stepdad pushed me and I pushed him'],
  ['My friend hit me with his racket by accident', 'My dad hit me and says it was by accident'],
  ['I choked on a fish bone and dad hit me on the back', 'I cried and dad hit me on the back'],
  ['They locked me in the jail, our trampoline', 'They locked me in the cellar'],
  ['My brother locked me out of our room', 'My dad locked me out of our house'],
  ['My dad locked me out by accident', 'My dad locked me out and I am cold'],
  ["In our play I say: I haven't eaten for three days", "I haven't eaten for three days"],
  ["I haven't eaten for three hours", "I haven't eaten for three days"],
  ["I am afraid of my uncle's dog", 'I am afraid of my uncle'],
  ['I hide in the wardrobe because we play', 'I hide in the wardrobe because he drinks'],
  ['Please help me! What is the past of go?', 'Please help me! What can I do?'],
  ['Pls help me: he has or he have?', 'Pls help me: he has a knife'],
  ["I don't like when my brother touches my lego", "I don't like when he touches my back"],
  ['My cousin sleeps in my room this week', 'My cousin sleeps in my bed'],
  ['My sister came into my room and took my book', 'He came into my room and took my clothes'],
  ['My mum comes to my bed at night and reads', 'My stepdad comes to my bed at night'],
  ['My aunt always kisses me', 'My aunt always kisses me on the mouth'],
  ['My dad does not wake up before ten', 'My dad does not wake up'],
])('SAFE2-97 finds danger in the second text only: %s / %s', (harmless, danger) => {
  expect(gravest(harmless)).toBeLessThan(2);
  expect(gravest(danger)).toBe(3);
});

test.each([
  ['If I eat broccoli I will die', 'If I eat anything I will die'],
  ["I'm gonna die lol, it is the maths test", "I'm gonna die tonight"],
  ['I thought I will die on the roller coaster', 'I will die'],
  ['If I die, run to the bridge, the boss comes', 'If I die, nobody cries'],
  ['Do you know the film Suicide Squad?', 'I think of suicide'],
  ['The old dog will sleep forever', 'My dog is old and I want to sleep forever'],
  ['He is the king in the end, it is a nice story', 'I want to end it'],
  ["I don't want to wake up tomorrow, it is the race", "I don't want to wake up tomorrow"],
  ['I stopped eating meat', 'I stopped eating'],
  ['I scratch me because I have allergy', 'I scratch me every night'],
  ["No pudding? That's blackmail!", 'A boy online is blackmailing me'],
  ['Romeo drank the poison', 'I drank the poison'],
])('SAFE2-97 finds a wish to die or harm in the second text only: %s / %s', (harmless, danger) => {
  expect(gravest(harmless)).toBeLessThan(2);
  expect(gravest(danger)).toBe(3);
});

test.each([
  ['I feel invisible with my new cloak', 'I feel invisible'],
  ['I feel dead after training', 'I feel dead'],
  ['I am bullied by my cat', 'I am bullied by my class'],
  ['Nobody plays with me at chess', 'Nobody plays with me at school'],
])('SAFE2-97 finds loneliness in the second text only: %s / %s', (harmless, danger) => {
  expect(gravest(harmless)).toBe(0);
  expect(gravest(danger)).toBe(2);
});

test.each([['Pinocchio ran away from home', 'Yesterday ran away from home']])(
  'SAFE2-97 who ran away in a story is worth a look: %s / %s',
  (harmless, danger) => {
    expect(gravest(harmless)).toBe(1);
    expect(gravest(danger)).toBe(3);
  },
);
