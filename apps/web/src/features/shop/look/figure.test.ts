import {
  choiceOfProfile,
  colourIn,
  DOMINO_PARTS,
  type Figure,
  HUMAN_PARTS,
  modelsOf,
  NONE,
  paletteOf,
  partsFit,
  wear,
  wears,
  wornOn,
} from '@digipals/avatar';
import { expect, test } from 'vitest';
import { makeShopWorld } from '../../../testing/shop-world.ts';
import { categories } from './categories.ts';
import { colourOf } from './colours.ts';
import { surprise } from './surprise.ts';

const { human, domino } = makeShopWorld().state.profile;
const red = '#ff5d5d';
const put = (figure: Figure, part: string, model: string, colour = red) =>
  wear('human', figure, { part, model, colour });
const modelOf = (figure: Figure, part: string) => wornOn(figure, part).map(({ model }) => model);

test('AVATAR-03 a hat brings a badge, keeps the chosen one and takes it along', () => {
  const cap = put(human, 'hat', 'cap');
  expect(modelOf(cap, 'badge')).toEqual(['star']);
  const paw = put(cap, 'badge', 'paw');
  expect(modelOf(put(paw, 'hat', 'beanie'), 'badge')).toEqual(['paw']);
  expect(modelOf(put(put(cap, 'badge', NONE), 'hat', 'beanie'), 'badge')).toEqual([]);
  // A flower crown has no place for one.
  expect(modelOf(put(paw, 'hat', 'flowers'), 'badge')).toEqual([]);
  const bare = put(paw, 'hat', NONE);
  expect([bare['hat'], bare['badge']]).toEqual([null, null]);
});

test('AVATAR-04 a top keeps its texture, or brings a plain one', () => {
  const dots = put(human, 'topTexture', 'dots');
  expect(modelOf(put(dots, 'top', 'hoodie'), 'topTexture')).toEqual(['dots']);
  const bare = { ...human, top: null, topTexture: null };
  expect(modelOf(put(bare, 'top', 'shirt'), 'topTexture')).toEqual(['plain']);
});

test('AVATAR-01 several accessories are worn at once, but one in each place', () => {
  const bow = put(human, 'accessories', 'bow');
  const both = put(bow, 'accessories', 'scarf');
  expect(modelOf(both, 'accessories')).toEqual(['bow', 'scarf']);
  expect(modelOf(put(both, 'accessories', 'headphones'), 'accessories')).toEqual([
    'scarf',
    'headphones',
  ]);
  expect(modelOf(put(both, 'accessories', 'bow'), 'accessories')).toEqual(['scarf']);
  expect(modelOf(put(both, 'accessories', NONE), 'accessories')).toEqual([]);
});

test('AVATAR-01 cat ears, a turban and a hat are never on together', () => {
  const ears = put(put(human, 'hat', 'cap'), 'accessories', 'catears');
  expect([ears['hat'], ears['badge']]).toEqual([null, null]);
  expect(modelOf(put(ears, 'hat', 'cap'), 'accessories')).toEqual([]);
  const turban = put(put(human, 'hat', 'cap'), 'hair', 'turban');
  expect([turban['hat'], turban['badge']]).toEqual([null, null]);
  expect(put(turban, 'hat', 'cap')['hat']).toBeNull();
});

test('AVATAR-01 AVATAR-02 the face has the colour of skin and fur, the brows of Domino that of his marks', () => {
  const brown = colourIn('human', human, { part: 'body', colour: '#573320' });
  expect(wornOn(brown, 'head')[0]?.styles.colour).toBe('#573320');
  const grey = colourIn('domino', domino, { part: 'hair', colour: '#5f6b80' });
  expect(wornOn(grey, 'eyelids')[0]?.styles.colour).toBe('#5f6b80');
});

test('AVATAR-01 one accessory of several is coloured', () => {
  const both = put(put(human, 'accessories', 'bow'), 'accessories', 'scarf');
  const next = colourIn('human', both, { part: 'accessories', model: 'scarf', colour: '#4a7be8' });
  expect(wornOn(next, 'accessories').map(({ styles }) => styles.colour)).toEqual([red, '#4a7be8']);
});

test.each([
  { id: 'AVATAR-01', kind: 'human' as const, figure: human as Figure, parts: HUMAN_PARTS },
  { id: 'AVATAR-02', kind: 'domino' as const, figure: domino as Figure, parts: DOMINO_PARTS },
])('$id every part of $kind is in a category, and each of its models can be worn', kind => {
  const shown = categories[kind.kind].flatMap(({ part, under }) =>
    [part, under?.part ?? []].flat(),
  );
  expect(shown.toSorted()).toEqual([...kind.parts].toSorted());
  for (const part of kind.parts) {
    for (const model of modelsOf(kind.kind, part).filter(name => name !== NONE)) {
      const hatted = part === 'badge' ? put(kind.figure, 'hat', 'cap') : kind.figure;
      const colour = colourOf(kind.kind, hatted, part, model);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      const next = wear(kind.kind, hatted, { part, model, colour });
      expect([part, model, wears(next, part, model)]).toEqual([part, model, true]);
      expect(partsFit(kind.kind, choiceOfProfile({ ...next }))).toBe(true);
    }
  }
});

test('WARDROBE-09 a headscarf has colours of cloth, and hair keeps its own', () => {
  const cloth = colourOf('human', human, 'hair', 'hijab');
  expect(paletteOf('human', 'hair', 'hijab')).toContain(cloth);
  expect(colourOf('human', human, 'hair', 'afro')).toBe('#5b3422');
  const covered = put(human, 'hair', 'hijab', cloth);
  expect(paletteOf('human', 'hair')).toContain(colourOf('human', covered, 'hair', 'afro'));
});

test('WARDROBE-09 a texture is not in the colour of its top', () => {
  for (const texture of modelsOf('human', 'topTexture')) {
    expect(colourOf('human', { ...human, topTexture: null }, 'topTexture', texture)).not.toBe(
      '#ffd23f',
    );
  }
});

test('WARDROBE-10 a surprise wears only what the child owns, and leaves skin, hair and aids alone', () => {
  const start = put(human, 'accessories', 'hearing');
  const mine = ['shirt', 'jumper', 'plain', 'jeans', 'ankle', 'sandals', 'cap', NONE];
  const own = (_: string, model: string) => mine.includes(model);
  for (const value of [0, 0.3, 0.6, 0.99]) {
    const next = surprise('human', start, own, () => value);
    for (const part of ['body', 'head', 'eyes', 'eyelids', 'hair', 'glasses', 'accessories']) {
      expect(next[part]).toEqual(start[part]);
    }
    for (const part of ['top', 'bottom', 'shoes'])
      expect(mine).toContain(wornOn(next, part)[0]?.model);
  }
});
