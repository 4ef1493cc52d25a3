import { readLicences } from '../../domains/licences/index.ts';
import { buyProducts } from '../../use-cases/buy-products.ts';
import type { HandlersOf } from '../call.ts';

export const licencesHandlers: HandlersOf<'GET licences/{userId}' | 'POST licences/{userId}'> = {
  'GET licences/{userId}': ({ db, params, now }) => readLicences(db, params.userId, new Date(now)),
  'POST licences/{userId}': ({ db, params, body, now }) =>
    buyProducts(db, { userId: params.userId, skus: [body.productSku], now }),
};
