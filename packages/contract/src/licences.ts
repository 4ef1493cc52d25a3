import { z } from 'zod';
import { endpoint, userIdPathParam } from './endpoint.ts';

/** A licence a child holds; LBMFULL makes it premium (CONST-44). */
export const licenceSchema = z.strictObject({ sku: z.string() });
/** A licence a child holds. */
export type Licence = z.infer<typeof licenceSchema>;

/** Calls of the noun licences (CALL-12). */
export const licencesEndpoints = {
  'GET licences/{userId}': endpoint({
    summary: 'Licences of the child',
    access: 'self',
    params: userIdPathParam,
    offline: 'server-first',
    firstPage: 'every',
    response: z.array(licenceSchema),
  }),
} as const;
