import { z } from 'zod';
import { caseEventSchema } from './case-events.ts';
import { caseIdentitySchema, identityNeedSchema } from './case-identity.ts';
import {
  caseOutcomes,
  caseStates,
  languageCodes,
  letterTemplates,
  staffRoles,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { caseGroups } from './help-requests/desk-help.ts';
import { letterRecipients } from './help-requests/help-constants.ts';
import { personSchema } from './review-card.ts';
import { staffCode } from './staff.ts';

const at = z.iso.datetime();
const caseId = z.string().regex(/^\d{1,9}$/);
const caseParam = z.strictObject({ caseId });
const words = z.string().trim().min(1).max(2_000);
const readers = ['reviewer', 'senior', 'lead', 'auditor'] as const;
const seniors = ['senior', 'lead'] as const;

const caseItemSchema = z.strictObject({
  caseId: z.string(),
  group: z.enum(caseGroups),
  severity: z.int().min(0).max(3),
  child: personSchema,
  state: z.enum(caseStates),
  outcome: z.enum(caseOutcomes).nullable(),
  openedBy: z.enum(['report', 'reviewer', 'screening', 'child']),
  reports: z.int().nonnegative(),
  owner: z.string().nullable(),
  openedAt: at,
  lastAt: at,
});
/** A case in the list. */
export type CaseItem = z.infer<typeof caseItemSchema>;

/** A case with its events, oldest first. */
export const caseSchema = caseItemSchema.extend({
  events: z.array(caseEventSchema),
  /** Who can get the case from the reader: others only from a lead. Those who may not have it are not named. */
  nextOwners: z.array(
    z.strictObject({ staffId: z.string(), name: z.string(), role: z.enum(staffRoles) }),
  ),
  figures: z.strictObject({ delivered: z.int(), returned: z.int(), strikes: z.int() }),
  /** Who proposed to close a severe case, which a second adult confirms. */
  closing: z
    .strictObject({ outcome: z.enum(caseOutcomes), by: z.string(), at, isOwn: z.boolean() })
    .nullable(),
  /** What must end before the case can be closed. */
  open: z.array(z.enum(['text', 'letter', 'hold', 'identity'])),
  /** Null when no lead wants to see who the child is. */
  identity: caseIdentitySchema.nullable(),
  /** Whether an address of the grown-up is known. */
  canWrite: z.boolean(),
  /** The language for letters to the grown-up; null when no address is known. */
  letterLanguage: z.enum(languageCodes).nullable(),
});
/** A case. */
export type Case = z.infer<typeof caseSchema>;

const letterQuery = z.strictObject({
  template: z.enum(letterTemplates),
  language: z.enum(languageCodes).default('gb'),
});

/** Reads of adults that a step in a case changes. */
const caseChanges = [
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/queue',
  'GET desk/audit',
] as const;

/**
 * Calls of the noun cases (SAFE-06, SAFE-07). Each write answers with the updated case, which has
 * texts of children, so that answer is not stored. Repeating the same write within ten minutes changes nothing.
 */
export const casesEndpoints = {
  'GET desk/cases': endpoint({
    summary: 'Cases, most recently changed first',
    access: 'staff',
    roles: readers,
    query: z.strictObject({
      /** `replied`: a reply to a letter has come, and no letter or note of an adult after it. */
      show: z.enum(['open', 'mine', 'waiting', 'closed', 'replied']).default('open'),
      q: z.string().trim().max(100).optional(),
    }),
    response: z.array(caseItemSchema),
  }),
  'GET desk/cases/{caseId}': endpoint({
    summary: 'A case with its events',
    access: 'staff',
    roles: readers,
    params: caseParam,
    response: caseSchema,
    errors: ['not_found'],
  }),
  'PUT desk/cases/{caseId}/owner': endpoint({
    summary: 'Takes a case over, or hands it to another adult, which only a lead does',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    body: z.strictObject({ staffId: z.string().min(1).max(64) }),
    changes: caseChanges,
    response: caseSchema,
    errors: ['forbidden', 'not_found', 'case_closed'],
  }),
  'POST desk/cases/{caseId}/notes': endpoint({
    summary: 'Adds a note for adults and assigns the case to its writer',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    body: z.strictObject({ text: words }),
    changes: caseChanges,
    response: caseSchema,
    errors: ['not_found', 'case_closed'],
  }),
  'POST desk/cases/{caseId}/strikes': endpoint({
    summary: 'Gives the child a strike, which expires',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    body: z.strictObject({ days: z.int().min(1).max(365), text: words }),
    changes: caseChanges,
    response: caseSchema,
    errors: ['forbidden', 'not_found', 'case_closed'],
  }),
  'DELETE desk/strikes/{strikeId}': endpoint({
    summary: 'Withdraws a strike',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: z.strictObject({ strikeId: z.string().min(1).max(64) }),
    changes: caseChanges,
    response: caseSchema,
    errors: ['not_found'],
  }),
  'GET desk/cases/{caseId}/letter': endpoint({
    summary:
      'A draft of a letter to the grown-up, with `{name}` for the name of the child, and the replies that it answers',
    access: 'staff',
    roles: seniors,
    params: caseParam,
    query: letterQuery,
    response: z.strictObject({
      subject: z.string(),
      body: z.string(),
      /** What a letter to each recipient begins with; empty if it answers no reply. */
      above: z.record(z.enum(letterRecipients), z.string()),
    }),
    errors: ['not_found'],
  }),
  'POST desk/cases/{caseId}/letters': endpoint({
    summary: 'Sends a letter to the grown-up or a safe contact; the server fills in `{name}`',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    body: z.strictObject({
      to: z.enum(letterRecipients),
      language: z.enum(languageCodes),
      subject: z.string().trim().min(1).max(200),
      body: z.string().trim().min(1).max(5_000),
    }),
    changes: [...caseChanges, 'GET desk/cases/{caseId}/letter'],
    response: caseSchema,
    errors: ['forbidden', 'not_found', 'case_closed', 'no_address'],
  }),
  'POST desk/cases/{caseId}/identity/requests': endpoint({
    summary: 'Asks a second adult to confirm that a lead may see who the child is',
    access: 'staff',
    roles: ['lead'],
    unkept: true,
    params: caseParam,
    body: identityNeedSchema,
    changes: caseChanges,
    response: caseSchema,
    errors: ['not_found', 'still_open'],
  }),
  'POST desk/cases/{caseId}/identity/confirm': endpoint({
    summary: 'Confirms as a second adult that a lead may see, or might see, who the child is',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    changes: caseChanges,
    response: caseSchema,
    errors: ['not_found', 'too_late', 'other_adult_needed'],
  }),
  'POST desk/cases/{caseId}/identity': endpoint({
    summary:
      'Shows a lead with a fresh code who the child is, once a second adult has confirmed it; in an emergency at once',
    access: 'staff',
    roles: ['lead'],
    unkept: true,
    params: caseParam,
    body: z.strictObject({
      /** A code of the authenticator, not used before. */
      code: staffCode,
      /** In an emergency: a second adult confirms afterwards. */
      urgent: identityNeedSchema.optional(),
    }),
    changes: caseChanges,
    response: z.strictObject({
      username: z.string(),
      className: z.string(),
      country: z.string().length(2),
      grownUpEmail: z.string().nullable(),
    }),
    errors: ['not_found', 'code_refused', 'other_adult_needed'],
  }),
  'POST desk/cases/{caseId}/close': endpoint({
    summary:
      'Closes a case and notifies the children who reported it; a severe one closes once a second adult of another role says the same',
    access: 'staff',
    roles: seniors,
    unkept: true,
    params: caseParam,
    body: z.strictObject({ outcome: z.enum(caseOutcomes), text: words.optional() }),
    changes: caseChanges,
    response: caseSchema,
    errors: ['not_found', 'case_closed', 'help_open', 'still_open', 'other_adult_needed'],
  }),
} as const;
