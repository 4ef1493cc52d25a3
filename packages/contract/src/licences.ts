import { z } from 'zod';
import { endpoint, userIdPathParam } from './endpoint.ts';

/** A licence a child holds; LBMFULL makes it premium (CONST-44). */
export const licenceSchema = z.strictObject({ sku: z.string() });
/** A licence a child holds. */
export type Licence = z.infer<typeof licenceSchema>;

/** Calls of the noun licences (CALL-11, CALL-12). */
export const licencesEndpoints = {
  'GET licences/{userId}': endpoint({
    summary: 'Licences of the child',
    access: 'self',
    params: userIdPathParam,
    offline: 'server-first',
    firstPage: 'every',
    response: z.array(licenceSchema),
  }),
  'POST licences/{userId}': endpoint({
    summary: 'Buys a product, unless the child owns it already',
    access: 'self',
    params: userIdPathParam,
    body: z.strictObject({ productSku: z.string().min(1).max(60) }),
    changes: ['GET licences/{userId}', 'GET users/{id}/lingos'],
    response: z.strictObject({ licences: z.array(licenceSchema), lingos: z.int().nonnegative() }),
    errors: ['product_unknown', 'lingos_missing'],
  }),
} as const;
