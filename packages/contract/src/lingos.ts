import { z } from 'zod';
import { endpoint, userIdParam } from './endpoint.ts';

/** Calls of the noun lingos (CALL-16). */
export const lingosEndpoints = {
  'GET users/{id}/lingos': endpoint({
    summary: 'Balance of Lingos of the child',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    firstPage: 'home',
    response: z.strictObject({ amount: z.int().nonnegative() }),
  }),
} as const;
