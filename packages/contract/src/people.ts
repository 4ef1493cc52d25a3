import { z } from 'zod';
import { adultEmail, tokenSchema } from './adults.ts';
import { factorReset, languageCodes, staffPassword, staffRoles, staffStates } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { deskChallengeSchema } from './staff.ts';

const at = z.iso.datetime();
const day = z.iso
  .date()
  .refine(one => one >= '2000' && one < '2100', 'is not a day of this century');
const role = z.enum(staffRoles);
const nothing = z.strictObject({});

/** Vetting and languages of an adult; no day means that nobody wrote it down. */
const recordFields = {
  languages: z.array(z.enum(languageCodes)).max(languageCodes.length),
  vettedOn: day.nullable(),
  vettedUntil: day.nullable(),
};
const isInOrder = ({
  vettedOn,
  vettedUntil,
}: {
  vettedOn: string | null;
  vettedUntil: string | null;
}) => vettedOn === null || vettedUntil === null || vettedOn <= vettedUntil;
const endsEarly = 'ends before it begins';

const factorResetSchema = z.strictObject({
  at,
  by: z.string(),
  /** How the adult was recognised. */
  reason: z.string(),
  second: z.string().nullable(),
  /** Null until a second adult has confirmed it. */
  worksAt: at.nullable(),
  /** Whether this adult may be the second. */
  mayConfirm: z.boolean(),
});
/** A second factor anew, which two people ask for. */
export type FactorReset = z.infer<typeof factorResetSchema>;

/** An adult of the desk, as admins and leads see it. */
export const staffPersonSchema = z.strictObject({
  staffId: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(staffStates),
  /** The last day of a leave, as it is planned. */
  leaveUntil: day.nullable(),
  ...recordFields,
  hasFactor: z.boolean(),
  factorReset: factorResetSchema.nullable(),
  since: at,
  seenAt: at.nullable(),
  /** When the adult last told whom it knows; not whom. */
  tiesToldAt: at.nullable(),
  /** How many ties it asks to end, which takes a second adult. */
  tiesToEnd: z.int().nonnegative(),
  /** The newest change of the role; `by` is null for the operator's command. */
  roleChange: z.strictObject({ at, by: z.string().nullable() }).nullable(),
});
/** An adult of the desk. */
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** An open invitation. `comesBack`: of a removed adult; `waits`: a second adult must confirm it first. */
export const staffInvitationSchema = z.strictObject({
  invitationId: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  at,
  expiresAt: at,
  by: z.string(),
  comesBack: z.boolean(),
  waits: z.boolean(),
  /** Whether this adult may be the second. */
  mayConfirm: z.boolean(),
});
/** An open invitation. */
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

const personParam = z.strictObject({ staffId: z.string().min(1).max(64) });
const invitationParam = z.strictObject({ invitationId: z.string().min(1).max(64) });
/** Who sees the people of the desk, and may be the second where it takes two. */
const seers = ['lead', 'admin'] as const;
const changes = ['GET desk/people', 'GET desk/audit', 'GET desk/duty'] as const;

/** Calls about the adults of the desk: who works here, and as what. */
export const peopleEndpoints = {
  'GET desk/people': endpoint({
    summary: 'The adults of the desk, and open invitations',
    access: 'staff',
    roles: seers,
    response: z.strictObject({
      people: z.array(staffPersonSchema),
      invitations: z.array(staffInvitationSchema),
    }),
  }),
  'POST desk/people/invitations': endpoint({
    summary: 'Invites an adult by e-mail; that of a removed adult waits for a second admin or lead',
    access: 'staff',
    roles: ['admin'],
    body: z
      .strictObject({
        email: adultEmail,
        role,
        /** As others see it; the next free one of the role by default. */
        name: z.string().trim().min(1).max(80).optional(),
        ...recordFields,
      })
      .refine(isInOrder, endsEarly),
    changes,
    response: z.strictObject({ invitationId: z.string(), waits: z.boolean() }),
    errors: ['already_there', 'name_taken'],
  }),
  'POST desk/people/invitations/{invitationId}/confirm': endpoint({
    summary: 'Says as the second adult that a removed one may come back: the letter goes out',
    access: 'staff',
    roles: seers,
    params: invitationParam,
    changes,
    response: nothing,
    errors: ['not_found', 'other_adult_needed'],
  }),
  'DELETE desk/people/invitations/{invitationId}': endpoint({
    summary: 'Withdraws an invitation: its link opens nothing any more',
    access: 'staff',
    roles: ['admin'],
    params: invitationParam,
    changes,
    response: nothing,
    errors: ['not_found'],
  }),
  'PUT desk/people/{staffId}/role': endpoint({
    summary: 'Changes the role of another adult, from its next call on',
    access: 'staff',
    roles: ['admin'],
    params: personParam,
    body: z.strictObject({ role }),
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'last_of_role', 'adult_removed'],
  }),
  'PUT desk/people/{staffId}/record': endpoint({
    summary:
      'Writes down vetting and languages of an adult; without a valid vetting it gets no texts',
    access: 'staff',
    roles: ['admin'],
    params: personParam,
    body: z.strictObject(recordFields).refine(isInOrder, endsEarly),
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'adult_removed'],
  }),
  'PUT desk/people/{staffId}/leave': endpoint({
    summary: 'Begins the leave of another adult, which signs it out, or ends it',
    access: 'staff',
    roles: ['admin'],
    params: personParam,
    body: z.strictObject({ until: day.nullable() }),
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'last_of_role', 'adult_removed'],
  }),
  'DELETE desk/people/{staffId}': endpoint({
    summary: 'Removes another adult, and signs it out at once',
    access: 'staff',
    roles: ['admin'],
    params: personParam,
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'last_of_role', 'adult_removed'],
  }),
  'POST desk/people/{staffId}/factor': endpoint({
    summary: 'Asks for another second factor of an adult, which takes a second person and a day',
    access: 'staff',
    roles: seers,
    params: personParam,
    body: z.strictObject({ reason: z.string().trim().min(factorReset.minReason).max(500) }),
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'adult_removed', 'already_there'],
  }),
  'POST desk/people/{staffId}/factor/confirm': endpoint({
    summary: 'Confirms as the second person that an adult gets another second factor',
    access: 'staff',
    roles: seers,
    params: personParam,
    changes,
    response: nothing,
    errors: ['not_found', 'own_account', 'adult_removed', 'other_adult_needed'],
  }),
  'DELETE desk/people/{staffId}/factor': endpoint({
    summary: 'Stops that an adult gets another second factor',
    access: 'staff',
    roles: seers,
    params: personParam,
    changes,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST desk/people/{staffId}/ties/end': endpoint({
    summary: 'Confirms as the second that the ties end which an adult asked to end',
    access: 'staff',
    roles: seers,
    params: personParam,
    changes,
    response: nothing,
    errors: ['not_found', 'own_account'],
  }),
  'POST desk/invitation': endpoint({
    summary: 'What the link of an invitation is for; one that ended answers as an unknown one',
    access: 'public',
    body: z.strictObject({ token: tokenSchema }),
    response: z.strictObject({ email: z.string(), name: z.string(), role, comesBack: z.boolean() }),
    errors: ['not_found'],
  }),
  'POST desk/join': endpoint({
    summary: 'Uses an invitation: sets the password of the adult and begins its first sign-in',
    access: 'public',
    body: z.strictObject({
      token: tokenSchema,
      password: z.string().min(staffPassword.min).max(staffPassword.max),
    }),
    response: deskChallengeSchema,
    errors: ['not_found', 'staff_sign_in_failed'],
  }),
} as const;
