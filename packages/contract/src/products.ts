import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';
import { licenceSchema } from './licences.ts';

/** Types of products (NOTSHOWN-29). */
export const productTypes = ['wallpaper', 'interests', 'avatar', 'domino'] as const;
/** A type of products. */
export type ProductType = (typeof productTypes)[number];

/** Most products in one purchase: more than one figure can wear. */
export const MOST_PRODUCTS = 40;

/** Something that a child can own (SHOP-06). Its name is the text `product.{sku}`, of interests `interest.{item}`. */
export const productSchema = z.strictObject({
  sku: z.string(),
  type: z.enum(productTypes),
  /** Part of the figure; null for wallpapers and interests. */
  part: z.string().nullable(),
  /** Id of the model, wallpaper or interest. */
  item: z.string(),
  /** In Lingos. */
  price: z.int().nonnegative(),
  /** What it is listed under: the theme of wallpapers and interests, the part of a figure. */
  theme: z.string(),
  /** Belongs to everybody and is never sold. */
  free: z.boolean(),
});
/** Something that a child can own. */
export type Product = z.infer<typeof productSchema>;

/** SKU of a product. */
export const productSku = z.string().min(1).max(60);

/** What a child owns and has after a purchase. */
export const purchaseSchema = z.strictObject({
  licences: z.array(licenceSchema),
  lingos: z.int().nonnegative(),
});

/** Calls of the noun products (CALL-10). */
export const productsEndpoints = {
  'GET products/{type}': endpoint({
    summary: 'Products of a type, with prices',
    access: 'session',
    params: z.strictObject({ type: z.string().min(1).max(40) }),
    offline: 'cache-first',
    response: z.array(productSchema),
    errors: ['product_type_invalid'],
  }),
  'POST users/{id}/purchases': endpoint({
    summary: 'Buys all of these products that the child does not own yet, or none of them',
    access: 'self',
    params: userIdParam,
    body: z.strictObject({ productSkus: z.array(productSku).min(1).max(MOST_PRODUCTS) }),
    changes: ['GET licences/{userId}', 'GET users/{id}/lingos'],
    response: purchaseSchema,
    errors: ['product_unknown', 'lingos_missing'],
  }),
} as const;
