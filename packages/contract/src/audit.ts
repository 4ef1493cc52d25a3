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
  /** Tables with rows that it covers. */
  covers: z.array(z.string()),
});
/** A row of the audit log. */
export type AuditRow = z.infer<typeof rowSchema>;

/** A row of another table that does not match its row of the log. */
const changedSchema = z.strictObject({
  row: z.int().positive(),
  table: z.string(),
  key: z.string(),
  /** Null if the row is gone, or came back. */
  field: z.string().nullable(),
});

/** Where signed heads of the log are kept, and whether the log matches them. */
const anchorsSchema = z.strictObject({
  places: z.array(
    z.strictObject({
      place: z.enum(['file', 'store', 'mail']),
      /** Row of the newest anchor there, and its moment; null if there is none. */
      row: z.int().nonnegative().nullable(),
      at: z.iso.datetime().nullable(),
      state: z.enum(['same', 'different', 'none']),
    }),
  ),
  /** The newest restore: the head of the log, the time restored to, and the number of anchors set aside. */
  restored: z
    .strictObject({
      row: z.int().nonnegative(),
      to: z.iso.datetime(),
      aside: z.int().nonnegative(),
    })
    .nullable(),
  /** The first anchor that contradicts the log; its row is null if a line of the file cannot be read. */
  wrong: z
    .strictObject({
      row: z.int().nonnegative().nullable(),
      reason: z.enum(['shorter', 'different', 'unsigned']),
    })
    .nullable(),
});

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
      'Verifies the hash chain of the log, every row that it covers and its anchors, and returns what was changed',
    access: 'staff',
    roles: ['lead', 'auditor', 'admin'],
    response: z.strictObject({
      rows: z.int().nonnegative(),
      firstWrong: z.int().positive().nullable(),
      changed: z.array(changedSchema),
      anchors: anchorsSchema,
    }),
  }),
} as const;
