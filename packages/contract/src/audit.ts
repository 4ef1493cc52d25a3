import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const rowSchema = z.strictObject({
  row: z.int().positive(),
  at: z.iso.datetime(),
  /** Name of the adult, or `System`. */
  actor: z.string(),
  action: z.string(),
  object: z.string(),
  /** First digits of its hash and of the one before, in hexadecimal. */
  fingerprint: z.string(),
  before: z.string(),
});
/** A row of the audit log. */
export type AuditRow = z.infer<typeof rowSchema>;

/** Calls of the noun audit (SAFE-07). */
export const auditEndpoints = {
  'GET desk/audit': endpoint({
    summary: 'The audit log, newest first',
    access: 'staff',
    roles: ['lead', 'auditor', 'admin'],
    query: z.strictObject({
      q: z.string().trim().max(100).optional(),
      before: z.coerce.number().int().positive().optional(),
    }),
    response: z.strictObject({ rows: z.array(rowSchema), hasMore: z.boolean() }),
  }),
  'GET desk/audit/check': endpoint({
    summary:
      'Verifies the hash chain of the log and returns the first row that was changed or is missing',
    access: 'staff',
    roles: ['lead', 'auditor', 'admin'],
    response: z.strictObject({
      rows: z.int().nonnegative(),
      firstWrong: z.int().positive().nullable(),
    }),
  }),
} as const;
