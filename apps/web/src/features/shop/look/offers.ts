import { type AvatarKind, type Figure, modelsOf, NONE, wear, wears } from '@digipals/avatar';
import type { Product } from '@digipals/contract';
import type { Shop } from '../frame/use-shop.ts';
import { colourOf } from './colours.ts';
import { thingPicture, tilePicture } from './pictures.ts';
import { mayWear, productOf } from './wanted-of.ts';

/** What a child chooses from. */
export type Choosing = {
  kind: AvatarKind;
  /** What is on. */
  look: Figure;
  saved: Figure;
  shop: Shop;
  nameOf(product: Product): string;
};

/** A model of a part, as a tile shows it. */
export type Offer = {
  model: string;
  name: string;
  price: number;
  owned: boolean;
  on: boolean;
};

/** The figure with a model on. Does not take off an accessory that is already on. */
function dressed({ kind, look }: Choosing, part: string, model: string): Figure {
  if (part === 'accessories' && wears(look, part, model)) return look;
  return wear(kind, look, { part, model, colour: colourOf(kind, look, part, model) });
}

/** Whether a smaller part can be worn with what is on: a badge needs a hat with a place for it. */
const isPossible = (choosing: Choosing, part: string, model: string): boolean =>
  model === NONE || wears(dressed(choosing, part, model), part, model);

/** The models of a part that the shop has, with what they cost this child. */
export function offersOf(choosing: Choosing, part: string): Offer[] {
  const { kind, look, saved, shop, nameOf } = choosing;
  return modelsOf(kind, part).flatMap(model => {
    const product = productOf(shop, part, model);
    if (!product || !isPossible(choosing, part, model)) return [];
    const owned = mayWear(shop, saved, part, model);
    const on = wears(look, part, model);
    return [{ model, name: nameOf(product), price: product.price, owned, on }];
  });
}

/** The child's own figure with that model. */
export const tileOf = (choosing: Choosing, part: string, model: string): string =>
  tilePicture(choosing.kind, dressed(choosing, part, model), { part, model });

/** A small part alone. */
export const smallPicture = (choosing: Choosing, part: string, model: string): string =>
  thingPicture(choosing.kind, dressed(choosing, part, model), { part, model });

/** What is coloured, alone. */
export const colouredPicture = ({ kind, look }: Choosing, part: string, model: string): string =>
  thingPicture(kind, look, { part, model });
