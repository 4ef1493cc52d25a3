import { z } from 'zod';
import { signalGroups } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { personSchema } from '../review-card.ts';
import {
  helpPersons,
  helpPictures,
  helpRequests,
  helpSayings,
  safeContactKinds,
} from './help-constants.ts';
import { helpLineId } from './help-requests.ts';

const at = z.iso.datetime();
const caseParam = z.strictObject({ caseId: z.string().regex(/^\d{1,9}$/) });
const roles = ['lead'] as const;

/** What a case is about: the reason of a text, or a child who asked for help. */
export const caseGroups = [...signalGroups, 'help'] as const;
/** What a case is about. */
export type CaseGroup = (typeof caseGroups)[number];

/** Mail to the leads about a request: `sent`, `waiting` with the number of failed tries, or `lost`. */
const leadMailSchema = z.strictObject({
  state: z.enum(['sent', 'waiting', 'lost', 'none']),
  tries: z.int().nonnegative(),
});

/** A help request in the list of leads. */
export const helpItemSchema = z.strictObject({
  caseId: z.string(),
  child: personSchema,
  /** The last picture that the child did not take back; null if it took all back. */
  picture: z.enum(helpPictures).nullable(),
  sentAt: at,
  readAt: at.nullable(),
  answeredAt: at.nullable(),
  /** Since when the child waits for somebody to read or answer; null if it does not. */
  waitsSince: at.nullable(),
  mail: leadMailSchema,
});
/** A help request in the list of leads. */
export type HelpItem = z.infer<typeof helpItemSchema>;

/** Whether the family may see a request, and what leads decided about it. */
const homeSchema = z.strictObject({
  isOpen: z.boolean(),
  /** Until when a decision keeps the family from seeing it; null before the first. It does not open by itself. */
  keptUntil: at.nullable(),
  basis: z.string().nullable(),
  by: z.string().nullable(),
  second: z.string().nullable(),
  /** A decision that waits for a second lead. */
  waiting: z
    .strictObject({
      decisionId: z.string(),
      opens: z.boolean(),
      until: at.nullable(),
      basis: z.string(),
      by: z.string(),
      /** Whether the caller may be the second. */
      mayConfirm: z.boolean(),
    })
    .nullable(),
});

/** A help request as leads see it in its case. */
export const helpCaseSchema = helpItemSchema.extend({
  lines: z.array(
    z.strictObject({
      lineId: z.string(),
      /** The name that the child sees; null for a line of the child. */
      from: z.string().nullable(),
      by: z.string().nullable(),
      picture: z.enum(helpPictures).nullable(),
      says: z.enum(helpSayings).nullable(),
      text: z.string().nullable(),
      notFor: z.array(z.enum(helpPersons)).nullable(),
      at,
      isTakenBack: z.boolean(),
      /** When the other side read it. */
      readAt: at.nullable(),
    }),
  ),
  /** Who must not see it, as the child last said. */
  notFor: z.array(z.enum(helpPersons)),
  isEnded: z.boolean(),
  /** The name under which the caller answered last. */
  ownName: z.string().nullable(),
  home: homeSchema,
  /** Persons of the school who may be told. None is preselected. */
  contacts: z.array(
    z.strictObject({
      kind: z.enum(safeContactKinds),
      name: z.string(),
      phone: z.string(),
      hours: z.string(),
      verifiedAt: at,
    }),
  ),
});
/** A help request as leads see it in its case. */
export type HelpCase = z.infer<typeof helpCaseSchema>;

/** Reads of adults that a step in a help request changes. */
const changes = [
  'GET desk/help',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'GET desk/cases/{caseId}/help',
  'GET desk/audit',
] as const;

const reason = z.string().trim().min(helpRequests.fewestOfReason).max(helpRequests.mostCharacters);

/** Calls of leads about help requests (SAFE2-50 to SAFE2-56). */
export const deskHelpEndpoints = {
  'GET desk/help': endpoint({
    summary: 'Help requests that are not ended, the one that waits longest first',
    access: 'staff',
    roles,
    response: z.array(helpItemSchema),
  }),
  'GET desk/cases/{caseId}/help': endpoint({
    summary: 'The help request of a case with its lines, which counts as read',
    access: 'staff',
    roles,
    params: caseParam,
    response: helpCaseSchema,
    errors: ['not_found'],
  }),
  'POST desk/cases/{caseId}/help/lines': endpoint({
    summary: 'Answers the child under the name of a grown-up',
    access: 'staff',
    roles,
    unkept: true,
    params: caseParam,
    body: z.strictObject({
      lineId: helpLineId,
      name: z.string().trim().min(2).max(30),
      text: z.string().trim().min(1).max(helpRequests.mostCharacters),
    }),
    changes,
    response: helpCaseSchema,
    errors: ['not_found', 'case_closed'],
  }),
  'POST desk/cases/{caseId}/help/home': endpoint({
    summary:
      'Decides whether the family may see the request: kept for 72 hours by one lead, longer by two',
    access: 'staff',
    roles,
    unkept: true,
    params: caseParam,
    body: z.discriminatedUnion('opens', [
      z.strictObject({ opens: z.literal(true), basis: reason }),
      /** Without `until`, for 72 hours. */
      z.strictObject({ opens: z.literal(false), until: at.optional(), basis: reason }),
    ]),
    changes,
    response: helpCaseSchema,
    errors: ['not_found', 'case_closed', 'second_needed'],
  }),
  'POST desk/cases/{caseId}/help/home/{decisionId}': endpoint({
    summary: 'Confirms, as a second lead, a decision about the family',
    access: 'staff',
    roles,
    unkept: true,
    params: caseParam.extend({ decisionId: z.string().min(1).max(64) }),
    changes,
    response: helpCaseSchema,
    errors: ['not_found', 'case_closed', 'second_needed'],
  }),
  'POST desk/cases/{caseId}/help/end': endpoint({
    summary: 'Ends a help request whose child waits for no answer, so that its case can be closed',
    access: 'staff',
    roles,
    unkept: true,
    params: caseParam,
    body: z.strictObject({ text: reason }),
    changes,
    response: helpCaseSchema,
    errors: ['not_found', 'case_closed', 'help_open'],
  }),
} as const;
