import {
  type AvatarKind,
  choiceOfProfile,
  type Figure,
  isPartChoice,
  partsFit,
  wornOn,
} from '@digipals/avatar';
import { interestUrl, type Profile, type ProfileChange, wallpapers } from '@digipals/contract';
import { findProduct, skuOf } from '@digipals/contract/products';
import { ApiError } from '../../kernel/api-error.ts';

/** What a child chooses of its profile. */
export type Looks = Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'>;

const typeOf = { human: 'avatar', domino: 'domino' } as const;

const skusOf = (kind: AvatarKind, figure: Figure): string[] =>
  Object.keys(figure).flatMap(part =>
    wornOn(figure, part).map(({ model }) => skuOf(typeOf[kind], part, model)),
  );

/** @throws product_unknown, part_not_owned */
function requireOwned(
  skus: readonly string[],
  worn: readonly string[],
  owned: ReadonlySet<string>,
): void {
  for (const sku of skus) {
    if (worn.includes(sku)) continue;
    const product = findProduct(sku);
    if (!product) throw new ApiError('product_unknown');
    if (!product.free && !owned.has(sku)) throw new ApiError('part_not_owned');
  }
}

/** A figure as it is stored, with `null` for every part that is bare. @throws parts_do_not_fit */
export function fittedFigure<F extends Profile['human'] | Profile['domino']>(
  kind: AvatarKind,
  figure: F,
): F {
  const stored = Object.entries(figure).map(([part, value]) => {
    const worn = wornOn(figure, part);
    const isKnown = worn.every(({ model }) => isPartChoice(kind, part, { model }));
    const isTwice = new Set(worn.map(({ model }) => model)).size < worn.length;
    const isMissing = worn.length === 0 && required[kind].includes(part);
    if (!isKnown || isTwice || isMissing) throw new ApiError('parts_do_not_fit');
    return [part, Array.isArray(value) ? worn : (worn[0] ?? null)] as const;
  });
  if (!partsFit(kind, choiceOfProfile(Object.fromEntries(stored)))) {
    throw new ApiError('parts_do_not_fit');
  }
  return Object.fromEntries(stored) as F;
}

/** Parts that every figure has. */
const required: Record<AvatarKind, readonly string[]> = {
  human: ['body', 'eyes', 'head', 'top', 'bottom'],
  domino: ['body', 'head', 'eyes'],
};

/** Checks one figure and returns it as it is stored. */
function changedFigure<F extends Profile['human'] | Profile['domino']>(
  kind: AvatarKind,
  { stored, next, owned }: { stored: F; next: F; owned: ReadonlySet<string> },
): F {
  requireOwned(skusOf(kind, next), skusOf(kind, stored), owned);
  return fittedFigure(kind, next);
}

function changedWallpaper(
  stored: Profile['wallpaper'],
  id: string,
  owned: ReadonlySet<string>,
): Profile['wallpaper'] {
  if (id === stored.id) return stored;
  requireOwned([skuOf('wallpaper', null, id)], [], owned);
  const found = wallpapers.find(wallpaper => wallpaper.id === id);
  if (!found) throw new ApiError('product_unknown');
  return found;
}

function changedInterests(
  stored: Profile['interests'],
  next: NonNullable<ProfileChange['interests']>,
  owned: ReadonlySet<string>,
): Profile['interests'] {
  const skuOfInterest = ({ id }: { id: string }) => skuOf('interests', null, id);
  requireOwned(next.items.map(skuOfInterest), stored.items.map(skuOfInterest), owned);
  const ids = next.items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ApiError('parts_do_not_fit');
  return { ...next, items: ids.map(id => ({ id, imgUrl: interestUrl(id) ?? '' })) };
}

/** SKUs of everything that costs Lingos in the looks of a child. */
export function skusOfLooks({ wallpaper, interests, human, domino }: Looks): string[] {
  const skus = [
    skuOf('wallpaper', null, wallpaper.id),
    ...interests.items.map(({ id }) => skuOf('interests', null, id)),
    ...skusOf('human', human),
    ...skusOf('domino', domino),
  ];
  return skus.filter(sku => findProduct(sku)?.free === false);
}

/**
 * The looks of a child after a change to what it owns. What it wears already may stay.
 * @throws product_unknown, part_not_owned, parts_do_not_fit (also the same thing twice)
 */
export function changedProfile(
  stored: Looks,
  { wallpaper, interests, human, domino }: ProfileChange,
  owned: ReadonlySet<string>,
): Looks {
  return {
    wallpaper: wallpaper
      ? changedWallpaper(stored.wallpaper, wallpaper.id, owned)
      : stored.wallpaper,
    interests: interests ? changedInterests(stored.interests, interests, owned) : stored.interests,
    human: human
      ? changedFigure('human', { stored: stored.human, next: human, owned })
      : stored.human,
    domino: domino
      ? changedFigure('domino', { stored: stored.domino, next: domino, owned })
      : stored.domino,
  };
}
