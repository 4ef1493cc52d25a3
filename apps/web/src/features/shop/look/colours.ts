import { type AvatarKind, type Figure, modelsOf, paletteOf, wornOn } from '@digipals/avatar';

/** Parts that keep their colour with another model, as they belong to the child. */
const natural = new Set(['body', 'hair', 'eyes', 'eyelids', 'head']);

/** Parts that are drawn on another one, in another colour. */
const drawnOn: Record<string, string> = { topTexture: 'top', badge: 'hat' };

const WHITE = '#ffffff';

/** Steps through a palette, so that models beside each other differ. */
const STEP = 5;

/** The colour in which a model is shown and tried on: its own if it is worn, otherwise one that suits. */
export function colourOf(kind: AvatarKind, figure: Figure, part: string, model: string): string {
  const worn = wornOn(figure, part);
  const own = worn.find(one => one.model === model)?.styles.colour;
  if (own) return own;
  const palette = paletteOf(kind, part, model);
  const kept = natural.has(part) ? worn[0]?.styles.colour : undefined;
  if (kept && (palette.length === 0 || palette.includes(kept))) return kept;
  const under = drawnOn[part] && wornOn(figure, drawnOn[part])[0]?.styles.colour;
  const isNatural = natural.has(part);
  // White hardly stands out from a tile; the child may still choose it.
  const visible = palette.filter(
    colour => colour !== under && (isNatural || colour !== WHITE || drawnOn[part]),
  );
  const index = isNatural ? 0 : modelsOf(kind, part).indexOf(model) * STEP;
  return visible[index % visible.length] ?? WHITE;
}
