import { choiceOfProfile, paletteOf, partsFit, type StyledPart } from './choice.ts';
import type { AvatarKind } from './kit.ts';

/** What a child or Domino wears, in the form of profiles: `null` for a bare part. */
export type Figure = Readonly<Record<string, StyledPart | StyledPart[] | null>>;

/** The model that means that a part is bare. */
export const NONE = 'none';

/** What is worn on a part; nothing if it is bare. */
export const wornOn = (figure: Figure, part: string): StyledPart[] =>
  [figure[part] ?? []].flat().filter(({ model }) => model !== NONE);

/** Whether a model is worn; `none` is while the part is bare. */
export function wears(figure: Figure, part: string, model: string): boolean {
  const worn = wornOn(figure, part);
  return model === NONE ? worn.length === 0 : worn.some(one => one.model === model);
}

/** Parts whose colour is that of another part. */
const followers: Record<AvatarKind, Record<string, string>> = {
  human: { head: 'body' },
  domino: { head: 'body', eyelids: 'hair' },
};

/** A hat brings its badge, a top its texture (AVATAR-03, AVATAR-04); `first` is what a new one starts with. */
const pairs: Record<string, { owned: string; first: string }> = {
  hat: { owned: 'badge', first: 'star' },
  top: { owned: 'topTexture', first: 'plain' },
};

/** Where an accessory sits. There is one at each place. */
const places: Record<string, string> = {
  ...{ bow: 'head', headphones: 'head', catears: 'head' },
  ...{ scarf: 'neck', necklace: 'neck', medal: 'neck' },
  ...{ backpack: 'back', wings: 'back', cape: 'back' },
  ...{ wheelchair: 'moving', crutch: 'moving', hearing: 'ear' },
};

/** Hair on which no hat sits, and an accessory that takes its place. */
const TURBAN = 'turban';
const EARS = 'catears';

function followed<F extends Figure>(kind: AvatarKind, figure: F): F {
  const changed = Object.entries(followers[kind]).flatMap(([part, source]) => {
    const [own] = wornOn(figure, part);
    const [from] = wornOn(figure, source);
    return own && from ? [[part, { ...own, styles: from.styles }] as const] : [];
  });
  return { ...figure, ...Object.fromEntries(changed) };
}

const fits = (kind: AvatarKind, figure: Figure): boolean => partsFit(kind, choiceOfProfile(figure));

function paired<F extends Figure>(kind: AvatarKind, before: Figure, figure: F, part: string): F {
  const pair = kind === 'human' ? pairs[part] : undefined;
  if (!pair) return figure;
  const { owned, first } = pair;
  if (!fits(kind, figure)) return { ...figure, [owned]: null };
  if (wornOn(figure, owned).length > 0 || wornOn(before, part).length > 0) return figure;
  const started = {
    ...figure,
    [owned]: { model: first, styles: { colour: paletteOf(kind, owned)[0] ?? '' } },
  };
  return fits(kind, started) ? started : figure;
}

/** Takes off what has no room beside the part that was put on. */
function withRoom<F extends Figure>(figure: F, part: string): F {
  if (wornOn(figure, 'hat').length === 0) return figure;
  const ears = wears(figure, 'accessories', EARS);
  if (wears(figure, 'hair', TURBAN) || (ears && part !== 'hat')) return { ...figure, hat: null };
  if (!ears) return figure;
  const others = wornOn(figure, 'accessories').filter(({ model }) => model !== EARS);
  return { ...figure, accessories: others };
}

function accessories(figure: Figure, one: StyledPart): StyledPart[] {
  const worn = wornOn(figure, 'accessories');
  const others = worn.filter(({ model }) => places[model] !== places[one.model]);
  return wears(figure, 'accessories', one.model) ? others : [...others, one];
}

/** A figure that puts a model on. An accessory that is on is taken off. */
export function wear<F extends Figure>(
  kind: AvatarKind,
  figure: F,
  { part, model, colour }: { part: string; model: string; colour: string },
): F {
  const one = { model, styles: { colour } };
  const several = Array.isArray(figure[part]);
  const bare = several ? [] : null;
  const value = several ? accessories(figure, one) : one;
  const next = { ...figure, [part]: model === NONE ? bare : value };
  const roomy = kind === 'human' ? withRoom(next, part) : next;
  // Also a hat that was taken off takes its badge along.
  const owner = pairs[part] ? part : 'hat';
  return followed(kind, paired(kind, figure, roomy, owner));
}

/** A figure with a part in another colour; of accessories, only this model. */
export function colourIn<F extends Figure>(
  kind: AvatarKind,
  figure: F,
  { part, model, colour }: { part: string; model?: string | undefined; colour: string },
): F {
  const value = figure[part] ?? null;
  const dyed = (one: StyledPart): StyledPart =>
    model === undefined || one.model === model ? { ...one, styles: { colour } } : one;
  if (value === null) return figure;
  return followed(kind, {
    ...figure,
    [part]: Array.isArray(value) ? value.map(dyed) : dyed(value),
  });
}
