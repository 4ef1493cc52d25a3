import { z } from 'zod';
import { adultEmail } from '../adults.ts';
import { endpoint } from '../endpoint.ts';
import { schoolIdParam } from '../schools.ts';
import { safeContactKinds } from './help-constants.ts';

/** What a school says about a person who protects its children. */
export const safeContactFactsSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  email: adultEmail,
  phone: z
    .string()
    .trim()
    .min(3)
    .max(40)
    .regex(/^\+?[\d ()/-]+$/, 'is not a phone number'),
  /** When the person can be reached, in words. */
  hours: z.string().trim().min(1).max(120),
});
/** What a school says about a person who protects its children. */
export type SafeContactFacts = z.infer<typeof safeContactFactsSchema>;

const contactSchema = safeContactFactsSchema.extend({
  kind: z.enum(safeContactKinds),
  /** When the person confirmed the address; null until then. */
  verifiedAt: z.iso.datetime().nullable(),
});

/** The safe contacts of a school. `isOpen`: its children may have contact with others. */
export const safeContactsSchema = z.strictObject({
  isOpen: z.boolean(),
  contacts: z.array(contactSchema),
});
/** The safe contacts of a school. */
export type SafeContacts = z.infer<typeof safeContactsSchema>;

const contactParam = schoolIdParam.extend({ kind: z.enum(safeContactKinds) });
const changes = ['GET grown-ups/schools/{schoolId}/safe-contacts'] as const;

/** Calls about the safe contacts of a school (SAFE2-57, SAFE2-58). */
export const safeContactsEndpoints = {
  'GET grown-ups/schools/{schoolId}/safe-contacts': endpoint({
    summary: 'The safeguarding person of a school and the deputy',
    access: 'adult',
    right: 'leadSchool',
    params: schoolIdParam,
    response: safeContactsSchema,
  }),
  'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}': endpoint({
    summary: 'Names a safe contact, who gets a code by e-mail to confirm it',
    access: 'adult',
    right: 'leadSchool',
    fresh: true,
    params: contactParam,
    body: safeContactFactsSchema,
    changes,
    response: safeContactsSchema,
    errors: ['already_there'],
  }),
  'POST grown-ups/schools/{schoolId}/safe-contacts/{kind}/verify': endpoint({
    summary: 'Verifies a safe contact with the code that it got',
    access: 'adult',
    right: 'leadSchool',
    params: contactParam,
    unkept: true,
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    changes,
    response: safeContactsSchema,
    errors: ['not_found', 'code_refused'],
  }),
} as const;
