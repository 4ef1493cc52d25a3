import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { unkindness } from '../unkindness.ts';

const gravest = (text: string): number =>
  Math.max(0, ...show(unkindness, text).map(([, severity]) => severity));

/** Excuses for play, accidents, families or pets would hide these. */
test.each([
  ['In our street you smell bad', 2],
  ['You smell bread face', 2],
  ['You smell food, yuck', 2],
  ['Are you a dog?', 2],
  ['You dog person idiot', 2],
  ['You pig person', 2],
  ['You stupid person', 2],
  ['Do you like dogs, you dog', 2],
  ['What do you like dog', 2],
  ['I get lost in my own school and you get lost', 2],
  ['You can get lost', 2],
  ['Can you get lost', 2],
  ['I want you to get lost', 2],
  ['Stop it or I will tell mum what you did', 2],
  ['Send me a photo or I will tell mum', 2],
  ['Give it or I tell your dog', 2],
  ['I know where you live, on the other side of the world is not far', 2],
  ['I know where you live. In another house!', 2],
  ['I know where you live on the other side', 2],
  ['I will beat you in the spelling game and after school', 2],
  ['I will beat you in the park', 2],
  ['I will kill you in the memory room', 2],
  ['Yo mum jokes are you', 2],
  ['Yo mum', 2],
  ["If you don't tell, I will show you my knife", 2],
  ["If you don't tell, I will show you my body", 2],
  ['I know where you live. On the other side of the park!', 2],
  ['Just do it, jump off the roof', 3],
  ['Hey girl, drink bleach', 3],
  ["Why don't you get lost", 2],
  ['If you tell, we show you the penguins and hit you', 2],
  ['If you tell, I show you some photos', 2],
  ['Batman, jump off the roof', 3],
  ['He says: drink bleach', 3],
  ['You and I go, jump off the bridge', 3],
  ['We said jump off the roof', 3],
  ['Never get lost, loser', 2],
])('SAFE2-97 finds danger in words of play and family: %s', (text, severity) => {
  expect(gravest(text)).toBe(severity);
});
