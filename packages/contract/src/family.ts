import { z } from 'zod';
import { childIdParam, childName } from './classes.ts';
import { languageCodes } from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import {
  aboutChildSchema,
  contactSchema,
  deliveredSchema,
  familyChildSchema,
  familyControlsSchema,
  familyDataSchema,
  familyFriendSchema,
  familyWeekSchema,
  familyWordSchema,
  openTextSchema,
  restRulesSchema,
  restSchema,
} from './family-shapes.ts';

const day = z.iso.date();
const nothing = z.strictObject({});
const friendParam = childIdParam.extend({ friendId: childId });
const parent = { access: 'adult', right: 'parentOf', params: childIdParam } as const;
const withFriend = { ...parent, params: friendParam } as const;
const messagesReads = [
  'GET grown-ups/children/{childId}/family/messages',
  'GET grown-ups/children/{childId}/family/messages/{friendId}',
] as const;
const controlsRead = ['GET grown-ups/children/{childId}/family/controls'] as const;
const dataRead = ['GET grown-ups/children/{childId}/family/data'] as const;

/** Calls of families (FAMILY rows). */
export const familyEndpoints = {
  'GET users/{id}/rest': endpoint({
    summary:
      'When the child rests, by opening hours and minutes a day, and whether a grown-up permits contact',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
    firstPage: 'begin',
    response: restSchema,
  }),
  'GET grown-ups/family': endpoint({
    summary: 'The children of the adult',
    access: 'adult',
    right: 'self',
    response: z.array(familyChildSchema),
  }),
  'GET grown-ups/children/{childId}/family/home': endpoint({
    summary: 'The week of a child',
    ...parent,
    response: familyWeekSchema,
  }),
  'GET grown-ups/children/{childId}/family/words': endpoint({
    summary: 'The words that a child met, the newest first',
    ...parent,
    response: z.array(familyWordSchema),
  }),
  'GET grown-ups/children/{childId}/family/messages': endpoint({
    summary: 'Friends of a child, its texts that reached nobody, and reports about it',
    ...parent,
    response: z.strictObject({
      friends: z.array(familyFriendSchema),
      open: z.array(openTextSchema),
      reports: z.array(aboutChildSchema),
    }),
  }),
  'GET grown-ups/children/{childId}/family/messages/{friendId}': endpoint({
    summary: 'The newest delivered messages of a child and a friend, oldest first',
    ...withFriend,
    response: z.array(deliveredSchema),
    errors: ['not_found'],
  }),
  'POST grown-ups/children/{childId}/family/friends/{friendId}/end': endpoint({
    summary: 'Ends a friendship of a child',
    ...withFriend,
    changes: messagesReads,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/children/{childId}/family/friends/{friendId}/block': endpoint({
    summary: 'Blocks another child for a child',
    ...withFriend,
    changes: messagesReads,
    response: nothing,
    errors: ['not_found'],
  }),
  'DELETE grown-ups/children/{childId}/family/texts/{submissionId}': endpoint({
    summary: 'Stops a text of a child that reached nobody yet',
    ...parent,
    params: childIdParam.extend({ submissionId: childId }),
    changes: messagesReads,
    response: nothing,
    errors: ['not_found', 'submission_gone'],
  }),
  'GET grown-ups/children/{childId}/family/controls': endpoint({
    summary: 'What a parent has decided for its child',
    ...parent,
    response: familyControlsSchema,
  }),
  'PUT grown-ups/children/{childId}/family/contact': endpoint({
    summary: 'Contact with other children: on, off, or paused until a day',
    ...parent,
    fresh: true,
    body: contactSchema,
    changes: [...controlsRead, ...messagesReads, 'GET grown-ups/children/{childId}/consents'],
    response: nothing,
    errors: ['child_left'],
  }),
  'PUT grown-ups/children/{childId}/family/rest': endpoint({
    summary: 'Opening hours, and minutes a day',
    ...parent,
    fresh: true,
    body: restRulesSchema,
    changes: [...controlsRead, 'GET grown-ups/children/{childId}/family/home'],
    response: nothing,
  }),
  'PUT grown-ups/children/{childId}/family/pause': endpoint({
    summary: 'Holidays, whose days do not count for the streak; null ends them',
    ...parent,
    fresh: true,
    body: z.strictObject({
      pause: z
        .strictObject({ from: day, to: day })
        .refine(({ from, to }) => from <= to, 'ends before it begins')
        .nullable(),
    }),
    changes: controlsRead,
    response: nothing,
  }),
  'PUT grown-ups/children/{childId}/family/language': endpoint({
    summary: 'The help language of a child',
    ...parent,
    body: z.strictObject({ language: z.enum(languageCodes) }),
    changes: [...controlsRead, 'GET grown-ups/family'],
    response: nothing,
  }),
  'GET grown-ups/children/{childId}/family/data': endpoint({
    summary: 'An erasure that was asked for, who looked at the data, and who changed it',
    ...parent,
    response: familyDataSchema,
  }),
  'POST grown-ups/children/{childId}/family/export': endpoint({
    summary: 'Everything that is stored of a child, as a ZIP in base64',
    ...parent,
    fresh: true,
    unkept: true,
    changes: dataRead,
    response: z.strictObject({ fileName: z.string(), zip: z.base64() }),
  }),
  'POST grown-ups/children/{childId}/family/erasure': endpoint({
    summary: 'Asks for the erasure of a child in seven days, or now; the proof of one that is done',
    ...parent,
    fresh: true,
    body: z.strictObject({ isNow: z.boolean() }),
    changes: [...dataRead, 'GET grown-ups/family', 'GET grown-ups/me'],
    response: z.discriminatedUnion('state', [
      z.strictObject({ state: z.enum(['asked', 'held']) }),
      z.strictObject({ state: z.literal('erased'), proof: z.string() }),
    ]),
  }),
  'DELETE grown-ups/children/{childId}/family/erasure': endpoint({
    summary: 'Takes an erasure back',
    ...parent,
    changes: dataRead,
    response: nothing,
    errors: ['not_found'],
  }),
  'POST grown-ups/children/{childId}/family/correction': endpoint({
    summary: 'Asks the teachers of a child to correct its first name or birth month',
    ...parent,
    body: z.strictObject({
      name: childName.optional(),
      birth: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    changes: dataRead,
    response: nothing,
  }),
} as const;
