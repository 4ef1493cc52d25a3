import { describe, expect, test } from 'vitest';
import {
  type AvatarChoice,
  composeAvatar,
  DOMINO_PARTS,
  HUMAN_PARTS,
  isPartChoice,
  type PartChoice,
  randomAvatar,
  randomDomino,
} from './index.ts';
import humanData from './kit/human.json' with { type: 'json' };

/** Repeatable random numbers (mulberry32). */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const many = (look?: 'girl' | 'boy') =>
  Array.from({ length: 400 }, (_, seed) => randomAvatar(chance(seed), look));

const one = (choice: AvatarChoice, part: string): PartChoice =>
  [choice[part] ?? []].flat()[0] ?? { model: 'none' };
const modelOf = (choice: AvatarChoice, part: string) => one(choice, part).model;
const wears = (choice: AvatarChoice, model: string) =>
  [choice['accessories'] ?? []].flat().some(worn => worn.model === model);

test('the same random numbers give the same child, others give another', () => {
  expect(randomAvatar(chance(7))).toEqual(randomAvatar(chance(7)));
  const drawn = new Set(many().map(choice => composeAvatar('human', choice)));
  expect(drawn.size).toBeGreaterThan(395);
});

test('AVATAR-01 every part of a random child is in the kit', () => {
  for (const choice of many()) {
    expect(Object.keys(choice).toSorted()).toEqual([...HUMAN_PARTS].toSorted());
    for (const [part, worn] of Object.entries(choice)) {
      for (const each of [worn].flat()) expect(isPartChoice('human', part, each), part).toBe(true);
    }
  }
});

test('AVATAR-02 every part of a random Domino is in the kit', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const choice = randomDomino(chance(seed));
    expect(Object.keys(choice).toSorted()).toEqual([...DOMINO_PARTS].toSorted());
    for (const [part, worn] of Object.entries(choice)) {
      for (const each of [worn].flat()) expect(isPartChoice('domino', part, each), part).toBe(true);
    }
  }
});

test('hair has a natural colour for the skin, and dark skins have brown eyes', () => {
  const { body, hair, eyes } = humanData.palettes;
  for (const choice of many()) {
    if (modelOf(choice, 'hair') === 'hijab') continue;
    const skin = body.indexOf(one(choice, 'body').colour ?? '');
    const shade = hair.indexOf(one(choice, 'hair').colour ?? '');
    expect(humanData.naturalHair[skin]).toContain(shade);
    if (skin > 2) expect(eyes.slice(0, 3)).toContain(one(choice, 'eyes').colour);
  }
});

describe('no two things collide', () => {
  test('AVATAR-03 a badge needs a hat', () => {
    const badged = many().filter(choice => modelOf(choice, 'badge') !== 'none');
    expect(badged.length).toBeGreaterThan(20);
    for (const choice of badged) expect(modelOf(choice, 'hat')).not.toBe('none');
  });

  test('no bow and no headphones under a hat', () => {
    for (const choice of many().filter(choice => modelOf(choice, 'hat') !== 'none')) {
      expect(wears(choice, 'bow') || wears(choice, 'headphones')).toBe(false);
    }
  });

  test('a headscarf excludes hats and scarves, and has matching clothes', () => {
    const covered = many('girl').filter(choice => modelOf(choice, 'hair') === 'hijab');
    expect(covered.length).toBeGreaterThan(5);
    for (const choice of covered) {
      expect(modelOf(choice, 'hat')).toBe('none');
      for (const model of ['bow', 'headphones', 'scarf', 'necklace']) {
        expect(wears(choice, model), model).toBe(false);
      }
      expect(['hoodie', 'jumper']).toContain(modelOf(choice, 'top'));
      expect(['jeans', 'leggings', 'longskirt']).toContain(modelOf(choice, 'bottom'));
    }
  });
});

test('every skin occurs, also with glasses, hearing aids and a wheelchair', () => {
  const all = many();
  const skins = new Set(all.map(choice => one(choice, 'body').colour));
  expect(skins.size).toBe(humanData.palettes.body.length);
  expect(all.some(choice => wears(choice, 'wheelchair'))).toBe(true);
  expect(all.some(choice => wears(choice, 'hearing'))).toBe(true);
  expect(all.some(choice => modelOf(choice, 'glasses') !== 'none')).toBe(true);
});
