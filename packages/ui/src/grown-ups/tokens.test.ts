import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The light and the dark value of every plain colour token. */
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(ink: string, ground: string, scheme: 'light' | 'dark'): number {
  const [one = 0, other = 0] = [ink, ground]
    .map(name => luminance(colours.get(name)?.[scheme] ?? `no colour ${name}`))
    .toSorted((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}

const plain = ['bg', 'panel', 'sub', 'hover', 'accent-soft'];
const tinted = ['level-1-soft', 'level-2-soft', 'level-3-soft'];

const pairs: [ink: string, grounds: string[]][] = [
  ['ink', [...plain, ...tinted]],
  ['ink-2', [...plain, ...tinted]],
  ['ink-3', [...plain, ...tinted]],
  ['accent-ink', ['panel', 'bg', 'accent-soft']],
  ['on-accent', ['accent']],
  ['level-1-ink', ['level-1-soft']],
  ['level-2-ink', ['level-2-soft']],
  ['level-3-ink', ['level-3-soft']],
  ['level-2', ['panel', 'sub']],
  ['level-3', ['panel', 'bg']],
  ['ok', ['ok-soft']],
];

describe.each(['light', 'dark'] as const)(
  'in the %s scheme text has a contrast of 4.5:1',
  scheme => {
    test.each(pairs)('%s', (ink, grounds) => {
      const low = grounds.filter(ground => !(contrast(ink, ground, scheme) >= 4.5));
      expect(low).toEqual([]);
    });
  },
);
