import type { Product, ProductType } from '../products.ts';
import { avatarPrices } from './avatar-prices.ts';
import { dominoPrices } from './domino-prices.ts';
import { interestPrices } from './interest-prices.ts';
import { wallpaperPrices } from './wallpaper-prices.ts';

/** Prices of items, by theme or part. */
type Prices = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** SKU of an item: of a part of a figure, or of a wallpaper or interest without one (SHOP-06). */
export const skuOf = (type: ProductType, part: string | null, item: string): string =>
  [type, part ?? [], item].flat().join('.');

function productsOf(type: ProductType, prices: Prices): Product[] {
  const hasParts = type === 'avatar' || type === 'domino';
  return Object.entries(prices).flatMap(([theme, items]) =>
    Object.entries(items).map(([item, price]): Product => {
      const part = hasParts ? theme : null;
      const sku = skuOf(type, part, item);
      return { sku, type, part, item, price, theme, free: price === 0 };
    }),
  );
}

/** All products, by type (SHOP-07). Only the server reads them; the app asks `GET products/{type}`. */
export const products: Readonly<Record<ProductType, readonly Product[]>> = {
  wallpaper: productsOf('wallpaper', wallpaperPrices),
  interests: productsOf('interests', interestPrices),
  avatar: productsOf('avatar', avatarPrices),
  domino: productsOf('domino', dominoPrices),
};

const bySku = new Map(
  Object.values(products)
    .flat()
    .map(product => [product.sku, product]),
);

/** A product by its SKU; undefined for an unknown one. */
export const findProduct = (sku: string): Product | undefined => bySku.get(sku);
