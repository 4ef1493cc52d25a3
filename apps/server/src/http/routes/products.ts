import { productTypes } from '@digipals/contract';
import { products } from '@digipals/contract/products';
import { ApiError } from '../../kernel/api-error.ts';
import { buyProducts } from '../../use-cases/buy-products.ts';
import type { HandlersOf } from '../call.ts';

export const productsHandlers: HandlersOf<'GET products/{type}' | 'POST users/{id}/purchases'> = {
  'GET products/{type}': async ({ params }) => {
    const type = productTypes.find(known => known === params.type);
    if (!type) throw new ApiError('product_type_invalid');
    return [...products[type]];
  },
  'POST users/{id}/purchases': ({ db, params, body, now }) =>
    buyProducts(db, { userId: params.id, skus: body.productSkus, now }),
};
