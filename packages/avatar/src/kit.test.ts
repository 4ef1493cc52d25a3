import { expect, test } from 'vitest';
import { composeAvatar, demoAvatars, modelsOf, partsFit } from './index.ts';
import { dominoMoods } from './kit/domino-moods.ts';
import { type AvatarKind, kits, type Model, type Mood } from './kit.ts';

const mia = demoAvatars['mia'] ?? {};
const layersOf = ({ layers, variants }: Model) => [
  ...layers,
  ...Object.values(variants ?? {}).flatMap(variant => variant.layers ?? []),
];

test.each([
  { id: 'AVATAR-01', kind: 'human' as AvatarKind, moods: [] },
  { id: 'AVATAR-02', kind: 'domino' as AvatarKind, moods: Object.values<Mood>(dominoMoods) },
])('$id every layer of every model has a slot', ({ kind, moods }) => {
  const { layerOrder, parts } = kits[kind];
  const slots = new Set(layerOrder.map(({ slot }) => slot));
  const models: Model[] = [
    ...Object.values(parts).flatMap(models => Object.values(models)),
    ...moods,
    ...moods.flatMap(({ brows }) => brows ?? []),
  ];
  const layers = models.flatMap(layersOf);
  expect(layers.length).toBeGreaterThan(50);
  expect(layers.filter(({ slot }) => !slots.has(slot))).toEqual([]);
});

test('AVATAR-02 a mood poses groups and hides slots that exist', () => {
  const { layerOrder } = kits.domino;
  const groups = new Set(layerOrder.map(({ group }) => group));
  const slots = new Set(layerOrder.map(({ slot }) => slot));
  for (const mood of Object.values<Mood>(dominoMoods)) {
    expect(Object.keys(mood.poses ?? {}).filter(group => !groups.has(group))).toEqual([]);
    expect((mood.hides ?? []).filter(slot => !slots.has(slot))).toEqual([]);
    for (const [part, model] of Object.entries(mood.wears ?? {})) {
      expect(modelsOf('domino', part)).toContain(model);
    }
  }
});

const hats = modelsOf('human', 'hat').filter(hat => hat !== 'none');
const badges = modelsOf('human', 'badge').filter(badge => badge !== 'none');
/** Hats without a place for a badge. */
const plainHats = ['flowers', 'kippah'];

test.each(hats)('AVATAR-03 the %s shows a badge if it has a place for one', hat => {
  const colour = '#0a0b0c';
  const hasPlace = !plainHats.includes(hat);
  for (const badge of badges) {
    const choice = { ...mia, hat: { model: hat }, badge: { model: badge, colour } };
    expect([badge, composeAvatar('human', choice).includes(colour)]).toEqual([badge, hasPlace]);
    expect([badge, partsFit('human', choice)]).toEqual([badge, hasPlace]);
    const bareheaded = { ...choice, hat: { model: 'none' } };
    expect([badge, composeAvatar('human', bareheaded).includes(colour)]).toEqual([badge, false]);
    expect([badge, partsFit('human', bareheaded)]).toEqual([badge, false]);
  }
  expect(partsFit('human', { ...mia, hat: { model: hat } })).toBe(true);
});

const tops = modelsOf('human', 'top');
const textures = modelsOf('human', 'topTexture').filter(texture => texture !== 'plain');

test.each(tops)('AVATAR-04 the %s fits every texture, clipped to its shape', top => {
  for (const texture of textures) {
    const choice = { ...mia, top: { model: top }, topTexture: { model: texture } };
    const drawn = composeAvatar('human', choice);
    const plain = composeAvatar('human', { ...choice, topTexture: { model: 'plain' } });
    expect(partsFit('human', choice)).toBe(true);
    expect([texture, drawn.length > plain.length]).toEqual([texture, true]);
    expect([texture, drawn.includes('clip-path="url(#a-')]).toEqual([texture, true]);
  }
});

test('AVATAR-04 a texture needs a top', () => {
  const { top: _, ...bare } = mia;
  expect(partsFit('human', { ...bare, topTexture: { model: 'star' } })).toBe(false);
  expect(partsFit('human', { ...mia, topTexture: { model: 'badge' } })).toBe(false);
});
