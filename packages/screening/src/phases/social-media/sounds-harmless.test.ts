import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { socialMedia } from '../social-media.ts';

const gravest = (text: string): number =>
  Math.max(0, ...show(socialMedia, text).map(([, severity]) => severity));

/** Excuses for play, accidents, families or pets would hide these. */
test.each([
  ['I had a video call with grandma, now we can have a video call', 2],
  ['We can have a video call with grandpa and you', 2],
  ['Video call with dad tonight?', 2],
  ['Our class has a video call with a school so let us have a video call', 2],
  ['Teacher is away, video call?', 2],
  ['My username must be foxylila', 2],
  ['My username should be foxylila', 2],
  ['My username must be boring_lila', 2],
  ['After school video call?', 2],
])('SAFE2-97 finds danger in words of play and family: %s', (text, severity) => {
  expect(gravest(text)).toBe(severity);
});
