import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { everyRole } from './staff.ts';

const at = z.iso.datetime();
const id = z.string().min(1).max(64);
const classCode = z.string().trim().min(1).max(40);
const nothing = z.strictObject({});
const changes = ['GET desk/own', 'GET desk/people', 'GET desk/audit'] as const;

const ownTieSchema = z.strictObject({
  tieId: z.string(),
  kind: z.enum(['child', 'class', 'school']),
  /** Null for a child that the adult only recognised on a card. */
  name: z.string().nullable(),
  /** Of a class or of a child that the adult named. */
  schoolName: z.string().nullable(),
  at,
  /** When the adult said that it knows them no more. */
  endAskedAt: at.nullable(),
});
/** A tie, as its adult sees it. */
export type OwnTie = z.infer<typeof ownTieSchema>;

const ownTiesSchema = z.strictObject({
  ties: z.array(ownTieSchema),
  schools: z.array(z.strictObject({ schoolId: z.string(), schoolName: z.string() })),
  /** When the adult last said that these are all. */
  toldAt: at.nullable(),
  /** Whether it is asked now: after its invitation, and a year later. */
  isDue: z.boolean(),
});
/** Whom an adult knows. */
export type OwnTies = z.infer<typeof ownTiesSchema>;

/** Calls by which an adult says which children, classes and schools it knows. */
export const ownTiesEndpoints = {
  'GET desk/own': endpoint({
    summary: 'Which children, classes and schools the adult knows',
    access: 'staff',
    roles: everyRole,
    response: ownTiesSchema,
  }),
  'POST desk/own/ties': endpoint({
    summary:
      'Says that the adult knows a school, a class by its code, or a child of a class by its name',
    access: 'staff',
    roles: everyRole,
    body: z.union([
      z.strictObject({ schoolId: id }),
      z.strictObject({ classCode, childName: z.string().trim().min(1).max(60).optional() }),
    ]),
    changes,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST desk/own/ties/{tieId}/end': endpoint({
    summary:
      'Says that the adult knows them no more; the tie holds until a second adult confirms it',
    access: 'staff',
    roles: everyRole,
    params: z.strictObject({ tieId: z.string().regex(/^\d{1,15}$/) }),
    changes,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST desk/own/told': endpoint({
    summary: 'Says that these are all that the adult knows',
    access: 'staff',
    roles: everyRole,
    changes,
    response: nothing,
  }),
} as const;
