import { z } from 'zod';
import { type IdentityReason, identityReasons, identityReveal } from './constants.ts';

const at = z.iso.datetime();
const reasons = Object.keys(identityReasons) as [IdentityReason, ...IdentityReason[]];

/** Why a lead needs to know who a child is, with at least 20 characters. */
export const identityNeedSchema = z.strictObject({
  reason: z.enum(reasons),
  note: z.string().trim().min(identityReveal.minNote).max(2_000),
});

/** The newest identity reveal of a case. */
export const caseIdentitySchema = identityNeedSchema.extend({
  by: z.string(),
  at,
  /** Shown before a second adult has confirmed it. */
  isUrgent: z.boolean(),
  confirmedBy: z.string().nullable(),
  isOwn: z.boolean(),
  mayConfirm: z.boolean(),
  /** Whether the identity is shown to the reader for a new code. */
  mayShow: z.boolean(),
});
/** The newest identity reveal of a case. */
export type CaseIdentity = z.infer<typeof caseIdentitySchema>;
