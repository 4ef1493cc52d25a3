import { type AvatarKind, type Figure, NONE, wears, wornOn } from '@digipals/avatar';
import type { Product } from '@digipals/contract';
import type { Shop } from '../frame/use-shop.ts';
import type { Wanted } from '../frame/wanted.ts';
import { thingPicture } from './pictures.ts';

/** The product of a model, if it is sold. */
export const productOf = ({ products }: Shop, part: string, model: string): Product | undefined =>
  products.find(product => product.part === part && product.item === model);

/** Whether the child may wear a model without paying: it is free, owned, or worn already. */
export function mayWear(shop: Shop, saved: Figure, part: string, model: string): boolean {
  if (model === NONE || wears(saved, part, model)) return true;
  const product = productOf(shop, part, model);
  return product !== undefined && shop.owns(product);
}

/** Everything that is on and not paid for. */
export function wantedOf(
  kind: AvatarKind,
  shop: Shop,
  { look, saved, nameOf }: { look: Figure; saved: Figure; nameOf(product: Product): string },
): Wanted[] {
  return Object.keys(look).flatMap(part =>
    wornOn(look, part).flatMap(({ model }) => {
      const product = productOf(shop, part, model);
      if (!product || mayWear(shop, saved, part, model)) return [];
      const picture = thingPicture(kind, look, { part, model });
      return [{ sku: product.sku, name: nameOf(product), price: product.price, picture }];
    }),
  );
}
