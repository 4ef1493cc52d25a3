import kitData from '../../../packages/avatar/src/kit/human.json' with { type: 'json' };

type KitLayer = { slot: string; svg: string };
type KitModel = { layers: KitLayer[]; fit?: Record<string, string> };

const parts: Record<string, Record<string, KitModel>> = kitData.parts;

/** What a model of the avatar kit draws in a slot. Throws when the kit has changed. */
export const kitSvg = (part: string, model: string, slot: string): string => {
  const found = parts[part]?.[model]?.layers.filter(layer => layer.slot === slot);
  if (!found?.length) throw new Error(`the avatar kit has no ${slot} of ${part} ${model}`);
  return found.map(layer => layer.svg).join('');
};

/** The transform that adapts a body to a group of slots, '' for none. */
export const kitFit = (body: string, group: string): string =>
  parts['body']?.[body]?.fit?.[group] ?? '';

/** All drawings of a model, one by one. */
export const kitLayers = (part: string, model: string): string[] =>
  parts[part]?.[model]?.layers.map(layer => layer.svg) ?? [];

/** The shadow under the feet of a standing child. */
export const groundShadow: string = kitData.ground;

/** Offsets of the parts of a sitting child. */
export const seatedFit = kitData.poses.seated;

/** Replaces a part of a composed avatar. Throws if it is missing, rather than draw half a child. */
export const swap = (svg: string, old: string, fresh: string, what: string): string => {
  if (!svg.includes(old)) throw new Error(`the avatar kit has changed how it draws ${what}`);
  return svg.replaceAll(old, fresh);
};
