import { describe, expect, test } from 'vitest';
import {
  type AvatarChoice,
  composeAvatar,
  composeDomino,
  DOMINO_MOODS,
  DOMINO_PARTS,
  drawings,
  modelsOf,
} from './index.ts';

const plain: AvatarChoice = Object.fromEntries(
  DOMINO_PARTS.map(part => [part, { model: modelsOf('domino', part)[0] ?? '' }]),
);

/** A different colour for each part, to find it in a drawing. */
const colours: Record<string, string> = {
  body: '#f0f001',
  hair: '#f0f002',
  head: '#f0f003',
  eyes: '#f0f004',
  collar: '#f0f006',
  top: '#f0f007',
};
const dressed = (top: string): AvatarChoice =>
  Object.fromEntries(
    DOMINO_PARTS.map(part => {
      const model = part === 'top' ? top : (modelsOf('domino', part)[0] ?? '');
      return [part, { model, ...(colours[part] && { colour: colours[part] }) }];
    }),
  );

const tops = modelsOf('domino', 'top').filter(name => name !== 'none');

test('AVATAR-02 each mood is a different picture', () => {
  const drawn = DOMINO_MOODS.map(mood => composeDomino(plain, mood));
  expect(new Set(drawn).size).toBe(7);
  for (const svg of drawn) expect(svg).not.toMatch(/__ID__|undefined|NaN/);
});

describe.each(DOMINO_MOODS)('%s', mood => {
  test(`AVATAR-02 ${mood} has the same size as every picture of Domino`, () => {
    const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(composeDomino(plain, mood));
    expect(Number(box?.[1]) / Number(box?.[2])).toBeCloseTo(400 / 476, 3);
  });

  test.each(tops)(`AVATAR-02 ${mood} keeps every colour and the %s`, top => {
    const svg = composeDomino(dressed(top), mood);
    const open = !['cheer', 'sleep'].includes(mood);
    for (const [part, colour] of Object.entries(colours)) {
      // Closed eyes have no colour.
      if (part !== 'eyes' || open) expect([part, svg.includes(colour)]).toEqual([part, true]);
    }
    expect(svg).not.toBe(composeDomino({ ...dressed(top), top: { model: 'none' } }, mood));
  });

  test(`AVATAR-02 ${mood} draws only #hex colours of stored data`, () => {
    const evil = '"/><script>alert(1)</script>';
    const choice = Object.fromEntries(
      DOMINO_PARTS.map(part => [part, { model: 'none', colour: evil }]),
    );
    const svg = composeDomino({ ...choice, mood: { model: evil } }, mood, { uid: evil });
    expect(svg).not.toContain('<script');
    expect(composeDomino({}, mood)).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });
});

test('AVATAR-02 a raised arm has the sleeve of what Domino wears', () => {
  const sleeves = (top: string, mood: 'hello' | 'sit') =>
    composeDomino(dressed(top), mood).split(`color="${colours['top']}"`).length;
  // One layer less for the sleeve of the front leg, one more for that of the arm.
  expect(sleeves('jumper', 'hello')).toBe(sleeves('jumper', 'sit'));
  expect(sleeves('cape', 'hello')).toBe(sleeves('cape', 'sit'));
  const short = composeDomino(dressed('tshirt'), 'hello');
  expect(short).not.toBe(composeDomino(dressed('jumper'), 'hello'));
  const bare = composeDomino(dressed('none'), 'think');
  expect(bare.includes(colours['top'] ?? '')).toBe(false);
});

test('AVATAR-02 a mood gives no brows to a Domino without them', () => {
  const { eyelids: _, ...without } = plain;
  const slanted = 'M134 152 q14 -18 36 -22';
  expect(composeDomino(plain, 'sorry')).toContain(slanted);
  expect(composeDomino(without, 'sorry')).not.toContain(slanted);
});

test('a mood is not a part of a profile', () => {
  const worn = { ...plain, mood: { model: 'cheer' } };
  expect(composeAvatar('domino', worn)).toBe(composeAvatar('domino', plain));
  expect(drawings()).toContain('hairClip');
});
