import { type AvatarChoice, chosen, type PartChoice, safeColour } from './choice.ts';
import type { Kit, Layer, Model } from './kit.ts';

/** One worn model with its colour. */
export type Worn = { part: string; model: Model; colour: string };

/** Everything worn, and what drawing derives from it. */
export type Outfit = {
  worn: Worn[];
  hat: Model | undefined;
  hair: Model | undefined;
  fit: Record<string, string>;
  pose: Record<string, string>;
  hidden: ReadonlySet<string>;
  /** What is on, such as `seated` or `longSleeves`. */
  flags: ReadonlySet<string>;
  /** Layers to draw for a model, after variants. */
  layersOf: (model: Model) => Layer[];
  /** Whether the kit's pairs allow this part (a badge needs a hat that fits it). */
  allowed: (part: string) => boolean;
  modelOf: (part: string) => Model | undefined;
  colourOf: (part: string) => string;
};

const FALLBACK_COLOUR = '#000';

function find<T>(record: Record<string, T> | undefined, key: string | undefined): T | undefined {
  return record && key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

function lookUp(kit: Kit, choice: AvatarChoice) {
  const first = (part: string): PartChoice | undefined => chosen(choice, part)[0];
  const modelOf = (part: string) => find(find(kit.parts, part), first(part)?.model);
  const colourOf = (part: string): string => {
    const own = safeColour(first(part)?.colour);
    if (own) return own;
    const from = find(kit.colourFrom, part);
    if (from && first(from) && !modelOf(from)?.covering) return colourOf(from);
    return kit.palettes[part]?.[0] ?? FALLBACK_COLOUR;
  };
  return { first, modelOf, colourOf };
}

function wear(kit: Kit, choice: AvatarChoice, colourOf: (part: string) => string): Worn[] {
  return Object.entries(kit.parts).flatMap(([part, models]) =>
    chosen(choice, part).flatMap(one => {
      const model = find(models, one.model);
      return model ? [{ part, model, colour: safeColour(one.colour) ?? colourOf(part) }] : [];
    }),
  );
}

function flagsOf(worn: Worn[]): ReadonlySet<string> {
  const flags = new Set(worn.flatMap(({ model }) => model.sets ?? []));
  for (const { model } of worn) {
    if (model.pose === 'seated') flags.add('seated');
    if (model.mode === 'cover') flags.add('underHat');
    if (model.mode === 'perch') flags.add('perch');
  }
  return flags;
}

function poseOf(kit: Kit, worn: Worn[]): Record<string, string> {
  const posing = worn.find(({ model }) => model.pose !== undefined);
  return find(kit.poses, posing?.model.pose) ?? {};
}

/** Resolves a choice against a kit; unknown parts and models are skipped. */
export function outfitOf(kit: Kit, choice: AvatarChoice): Outfit {
  const { first, modelOf, colourOf } = lookUp(kit, choice);
  const worn = wear(kit, choice, colourOf);
  const flags = flagsOf(worn);
  const variant = (model: Model): Model => {
    const others = Object.entries(model.variants ?? {}).filter(([flag]) => flags.has(flag));
    return Object.assign({}, model, ...others.map(([, fields]) => fields));
  };
  const allowed = (part: string) =>
    Object.entries(kit.pairs ?? {}).every(
      ([owner, owned]) =>
        owned !== part || modelOf(owner)?.pairs?.[part]?.includes(first(part)?.model ?? ''),
    );
  return {
    worn,
    hat: modelOf('hat'),
    hair: modelOf('hair'),
    fit: modelOf('body')?.fit ?? {},
    pose: poseOf(kit, worn),
    hidden: new Set(worn.flatMap(({ model }) => variant(model).hides ?? [])),
    flags,
    layersOf: model => variant(model).layers,
    allowed,
    modelOf,
    colourOf,
  };
}
