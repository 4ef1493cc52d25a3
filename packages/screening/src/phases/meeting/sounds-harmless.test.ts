import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { meeting } from '../meeting.ts';

const gravest = (text: string): number =>
  Math.max(0, ...show(meeting, text).map(([, severity]) => severity));

/** Excuses for play, accidents, families or pets would hide these. */
test.each([
  ['Meet me in the next chapter house', 2],
  ['Meet me in my story', 2],
  ['Meet me in the book shop', 2],
  ['You and my cousins will come over on Saturday', 2],
  ['My cousins will come over on Saturday and you can come over on Saturday', 2],
  ['You can come to my party on Saturday', 2],
  ['You can come to my birthday', 2],
  ['Write in my diary, it has a lock and nobody can read it', 2],
  ['My diary has a lock and nobody can read it but you', 2],
  ['Write in code and nobody can read it', 2],
  ['My cat and I want to run away from home', 2],
  ['Take my cat and run away from home', 2],
  ['My cat wants to run away from home with you', 2],
  ['You and your friends can come over on Saturday', 2],
  ['Meet me in my chat', 2],
  ['Write your address in your notebook, nobody can read it', 2],
  ['Take your dog and run away from home', 2],
])('SAFE2-97 finds danger in words of play and family: %s', (text, severity) => {
  expect(gravest(text)).toBe(severity);
});
