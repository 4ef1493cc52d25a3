import { type AvatarKind, type Figure, modelsOf, paletteOf, wear } from '@digipals/avatar';

/** Parts that a surprise changes. Face, skin, hair, aids and moods stay as the child made them. */
const clothes: Record<AvatarKind, readonly string[]> = {
  human: ['hat', 'top', 'topTexture', 'bottom', 'socks', 'shoes'],
  domino: ['hair', 'eyelids', 'collar', 'top'],
};

/**
 * Another look made of what the child owns, so that it costs nothing.
 * @param mayWear whether the child owns a model of a part
 */
export function surprise(
  kind: AvatarKind,
  figure: Figure,
  mayWear: (part: string, model: string) => boolean,
  random: () => number,
): Figure {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return clothes[kind].reduce((look, part) => {
    const model = oneOf(modelsOf(kind, part).filter(name => mayWear(part, name)));
    if (model === undefined) return look;
    const colour = oneOf(paletteOf(kind, part, model)) ?? '#ffffff';
    return wear(kind, look, { part, model, colour });
  }, figure);
}
