import { z } from 'zod';
import { seenAccesses } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { schoolIdParam } from './schools.ts';

const count = z.int().nonnegative();
const answers = { yes: count, no: count, open: count };

/** How many families of a school said yes or no to contact with others, or have not answered; also by class. */
export const schoolConsentsSchema = z.strictObject({
  ...answers,
  classes: z.array(z.strictObject({ classId: z.string(), className: z.string(), ...answers })),
});
/** How many families of a school answered. */
export type SchoolConsents = z.infer<typeof schoolConsentsSchema>;

/**
 * Who looked at the data of children of a school, the newest first. `lately`: in the last 30 days. `reader`: adults
 * of the desk, whose names a school does not see.
 */
export const schoolAccessesSchema = z.strictObject({
  lately: count,
  looks: z.array(
    z.strictObject({
      who: z.enum(['you', 'adult', 'family', 'operator', 'reader']),
      name: z.string().nullable(),
      what: z.enum(seenAccesses),
      childId: z.string(),
      childName: z.string(),
      className: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
/** Who looked at the data of children of a school. */
export type SchoolAccesses = z.infer<typeof schoolAccessesSchema>;

const ofLead = { access: 'adult', right: 'leadSchool', params: schoolIdParam } as const;

/** What the lead of a school sees of all its classes (SCHOOL rows). */
export const schoolRegistersEndpoints = {
  'GET grown-ups/schools/{schoolId}/consents': endpoint({
    summary: 'How many families of a school permit contact, by class',
    ...ofLead,
    response: schoolConsentsSchema,
  }),
  'GET grown-ups/schools/{schoolId}/accesses': endpoint({
    summary: 'Who looked at the data of the children of a school',
    ...ofLead,
    response: schoolAccessesSchema,
  }),
} as const;
