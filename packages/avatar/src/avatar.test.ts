import { describe, expect, test } from 'vitest';
import {
  type AvatarChoice,
  type AvatarKind,
  choiceOfProfile,
  composeAvatar,
  DOMINO_PARTS,
  demoAvatars,
  HUMAN_PARTS,
  isPartChoice,
  modelsOf,
  paletteOf,
  partsOf,
} from './index.ts';

/** Checks that tags open and close in order, with one root. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) {
      if (open.length === 0) roots += 1;
      open.push(name);
    }
  }
  return open.length === 0 && roots === 1;
}

const base = (kind: AvatarKind): AvatarChoice =>
  kind === 'human'
    ? (demoAvatars['mia'] ?? {})
    : Object.fromEntries(
        DOMINO_PARTS.map(part => [part, { model: modelsOf(kind, part)[0] ?? '' }]),
      );

const every = (kind: AvatarKind) =>
  partsOf(kind).flatMap(part => modelsOf(kind, part).map(model => ({ kind, part, model })));

test('the well-formedness check finds an open tag and a second root', () => {
  expect(isWellFormed('<svg><g></svg>')).toBe(false);
  expect(isWellFormed('<svg></svg><svg></svg>')).toBe(false);
  expect(isWellFormed('<svg><g/></svg>')).toBe(true);
});

test('AVATAR-01 the human has exactly its 14 parts, each with models', () => {
  expect(partsOf('human').toSorted()).toEqual([...HUMAN_PARTS].toSorted());
  expect(HUMAN_PARTS).toHaveLength(14);
  for (const part of HUMAN_PARTS) expect(modelsOf('human', part).length).toBeGreaterThan(1);
});

test('AVATAR-02 Domino has exactly its 7 parts, each with models', () => {
  expect(partsOf('domino').toSorted()).toEqual([...DOMINO_PARTS].toSorted());
  expect(DOMINO_PARTS).toHaveLength(7);
  for (const part of DOMINO_PARTS) expect(modelsOf('domino', part).length).toBeGreaterThan(1);
});

describe.each([
  { id: 'AVATAR-01', kind: 'human' as const },
  { id: 'AVATAR-02', kind: 'domino' as const },
])('$id', ({ id, kind }) => {
  test.each(every(kind))(`${id} $part $model draws a well-formed picture`, ({ part, model }) => {
    const svg = composeAvatar(kind, { ...base(kind), [part]: { model } }, { uid: 'x' });
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/__ID__|undefined|NaN/);
  });

  test(`${id} a chosen colour is drawn, and a choice can be checked before it is saved`, () => {
    const [part = ''] = partsOf(kind);
    const [model = ''] = modelsOf(kind, part);
    const colour = paletteOf(kind, part).at(-1) ?? '';
    const svg = composeAvatar(kind, { ...base(kind), [part]: { model, colour } });
    expect(svg).toContain(`color="${colour}"`);
    expect(isPartChoice(kind, part, { model, colour })).toBe(true);
    expect(isPartChoice(kind, part, { model: 'constructor' })).toBe(false);
    expect(isPartChoice(kind, part, { model, colour: 'red' })).toBe(false);
    expect(isPartChoice(kind, 'tail', { model })).toBe(false);
  });

  test(`${id} only #hex colours of stored data reach the markup`, () => {
    const evil = '"/><script>alert(1)</script>';
    const choice = Object.fromEntries(
      partsOf(kind).map(part => [part, { model: modelsOf(kind, part)[0] ?? '', colour: evil }]),
    );
    const svg = composeAvatar(kind, choice, { uid: evil, title: evil });
    expect(svg).not.toContain('<script');
    expect(isWellFormed(svg)).toBe(true);
    expect(isWellFormed(composeAvatar(kind, { body: { model: evil }, __proto__: [] }))).toBe(true);
  });
});

test('AVATAR-03 a badge is drawn only on a hat', () => {
  const badge = { model: 'heart', colour: '#0000ff' };
  const withHat = { ...base('human'), hat: { model: 'cap' }, badge };
  const without = { ...base('human'), hat: { model: 'none' }, badge };
  expect(composeAvatar('human', withHat)).toContain('#0000ff');
  expect(composeAvatar('human', without)).not.toContain('#0000ff');
});

test('AVATAR-04 a texture is drawn on a top and only with it', () => {
  const topTexture = { model: 'stripes', colour: '#0000ff' };
  expect(composeAvatar('human', { ...base('human'), topTexture })).toContain('#0000ff');
  const topless = { ...base('human'), top: { model: 'none' }, topTexture };
  expect(composeAvatar('human', topless)).not.toContain('#0000ff');
});

test('every demo child has existing models and a unique look', () => {
  const names = Object.keys(demoAvatars);
  expect(names).toHaveLength(13);
  for (const [name, choice] of Object.entries(demoAvatars)) {
    for (const part of HUMAN_PARTS) {
      for (const one of [choice[part] ?? []].flat()) {
        expect([name, part, one.model, isPartChoice('human', part, one)]).toContain(true);
      }
    }
  }
  const drawn = Object.values(demoAvatars).map(choice => composeAvatar('human', choice));
  expect(new Set(drawn).size).toBe(13);
});

test('the head of a sitting child is framed like that of a standing one', () => {
  const box = (name: string) =>
    /viewBox="([^"]+)"/.exec(
      composeAvatar('human', demoAvatars[name] ?? {}, { view: 'head' }),
    )?.[1];
  expect(box('mia')).toBe('40 0 320 340');
  expect(box('noah')).toBe('40 34 320 340');
});

/** Top of the frame, and its height relative to its width. */
function windowOf(choice: AvatarChoice) {
  const svg = composeAvatar('human', { ...base('human'), ...choice }, { view: 'head' });
  const [, top = 0, width = 1, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { top, width, shape: Number((height / width).toFixed(2)) };
}

test('the frame of a head moves down with a small child and keeps its shape', () => {
  const [young, middle, older] = ['young', 'middle', 'older'].map(model =>
    windowOf({ body: { model } }),
  );
  expect([young?.top, middle?.top, older?.top]).toEqual([36, 0, -5]);
  expect(new Set([young?.shape, middle?.shape, older?.shape]).size).toBe(1);
});

test.each([
  { hair: 'short', hat: 'none', room: 0 },
  { hair: 'short', hat: 'cap', room: 0 },
  { hair: 'bun', hat: 'none', room: 16 },
  { hair: 'bun', hat: 'cap', room: 0 },
  { hair: 'long', hat: 'beanie', room: 8 },
  { hair: 'long', hat: 'crown', room: 14 },
  { hair: 'afro', hat: 'party', room: 52 },
  { hair: 'buzz', hat: 'party', room: 24 },
])('AVATAR-03 a picture of the head has room for $hat on $hair', ({ hair, hat, room }) => {
  const seen = windowOf({ hair: { model: hair }, hat: { model: hat } });
  expect([seen.top === 0 ? 0 : -seen.top, seen.shape]).toEqual([room, 1.06]);
});

test('a picture of the head has a neck but no legs and no waving hand', () => {
  const trousers = { bottom: { model: 'jeans', colour: '#abcdef' } };
  const full = composeAvatar('human', { ...base('human'), ...trousers });
  const head = composeAvatar('human', { ...base('human'), ...trousers }, { view: 'head' });
  expect(full).toContain('color="#abcdef"');
  expect(head).not.toContain('#abcdef');
  expect(head).toContain('M178 296 h44');
  expect(head.length).toBeLessThan(full.length);
});

test('a profile part with styles.colour is drawn in that colour, and null means not worn', () => {
  const choice = choiceOfProfile({
    body: { model: 'middle', styles: { colour: '#9a5f3c' } },
    hat: null,
    accessories: [{ model: 'bow', styles: { colour: '#123456' } }],
  });
  const svg = composeAvatar('human', choice);
  expect(Object.keys(choice)).toEqual(['body', 'accessories']);
  expect(svg).toContain('#9a5f3c');
  expect(svg).toContain('#123456');
});

test('AVATAR-01 a picture can show a piece of the drawing', () => {
  const svg = composeAvatar('human', demoAvatars['mia'] ?? {}, { view: 'head', crop: '1 2 3 4' });
  expect(svg).toContain('viewBox="1 2 3 4"');
});

test('AVATAR-01 what covers the hair has colours of cloth', () => {
  expect(paletteOf('human', 'hair', 'turban')).toEqual(paletteOf('human', 'hair', 'hijab'));
  expect(paletteOf('human', 'hair', 'bob')).toEqual(paletteOf('human', 'hair'));
  expect(paletteOf('human', 'hair', 'hijab')).not.toEqual(paletteOf('human', 'hair'));
});

test.each([
  { kind: 'human' as const, slots: ['g-torso s-armRight', 'g-head s-eyes', 'g-head s-pupils'] },
  { kind: 'domino' as const, slots: ['g-tail s-tail', 'g-earLeft s-earLeft', 'g-head s-pupils'] },
])(
  'ALIVE-07 each slot of the $kind is a group that names its slot and rigid group, so that they can move',
  ({ kind, slots }) => {
    const svg = composeAvatar(kind, base(kind), { moves: true });
    for (const slot of slots) expect(svg.split(`<g class="${slot}">`)).toHaveLength(2);
    expect(svg).toContain(`class="${kind}`);
    // Nothing is drawn outside the groups.
    expect(svg.replace(/<g class="g-[\s\S]*<\/g><\/svg>$/, '')).toMatch(/^<svg [^>]*>$/);
  },
);

test('ALIVE-07 long sleeves are named, because an arm in one piece with its sleeve cannot wave', () => {
  const wearing = (top: string) =>
    composeAvatar('human', { ...base('human'), top: { model: top } }, { moves: true });
  expect(wearing('hoodie')).toMatch(/^<svg [^>]*class="human [^"]*longSleeves/);
  expect(wearing('tshirt')).not.toContain('longSleeves');
});

test('ALIVE-02 a picture of a child has closed eyes, which only a sleeping child shows', () => {
  const svg = composeAvatar('human', base('human'), { moves: true });
  expect(svg).toMatch(/<g class="g-head s-asleep"><g visibility="hidden">/);
});
