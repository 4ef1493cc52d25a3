import { z } from 'zod';
import { childIdParam, childName } from './classes.ts';
import {
  familyLimits,
  languageCodes,
  praises,
  reportReasons,
  restReasons,
  returnReasons,
  seenAccesses,
} from './constants.ts';
import { childId, endpoint, userIdParam } from './endpoint.ts';
import { growths } from './words/growths.ts';
import { submissionKindSchema } from './written.ts';

const at = z.iso.datetime();
const day = z.iso.date();
const language = z.enum(languageCodes);
const count = z.int().nonnegative();
const nothing = z.strictObject({});

/** Another child as a family sees it: never its class, school or surname. */
const otherChildSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  country: z.string().length(2),
  avatarImage: z.string(),
});

/** A child of the family. */
export const familyChildSchema = z.strictObject({
  childId: z.string(),
  name: z.string(),
  avatarImage: z.string(),
  /** Base address of the drawn Domino. */
  dominoImage: z.string(),
  className: z.string(),
  schoolName: z.string().nullable(),
  /** The help language. */
  language,
});
/** A child of the family. */
export type FamilyChild = z.infer<typeof familyChildSchema>;

const familyWeekSchema = z.strictObject({
  /** The week from Monday, in the time zone of the school. */
  days: z.array(z.strictObject({ day, minutes: count, isToday: z.boolean() })).length(7),
  wordsLearnt: count,
  stars: count,
  messages: z.strictObject({ written: count, delivered: count }),
  newFriends: count,
  /** What to say aloud. */
  praise: z.enum(praises),
  /** Texts that came back this week. */
  returned: count,
  minutesADay: z.int().positive().nullable(),
});
/** A child's week. */
export type FamilyWeek = z.infer<typeof familyWeekSchema>;

const familyWordSchema = z.strictObject({
  id: z.string(),
  word: z.string(),
  /** By the code of the language; none for the two Englishes. */
  meaning: z.record(z.string(), z.string()),
  picture: z.string(),
  audio: z.string(),
  growth: z.enum(growths),
  /** Marked as known by the child. */
  isKnown: z.boolean(),
});
/** A word that the child met. */
export type FamilyWord = z.infer<typeof familyWordSchema>;

const familyFriendSchema = otherChildSchema.extend({
  since: at.nullable(),
  messages: count,
});
/** A friend of the child, or one who was. `since` is null when they are no longer friends. */
export type FamilyFriend = z.infer<typeof familyFriendSchema>;

const openTextSchema = z.strictObject({
  submissionId: z.string(),
  kind: submissionKindSchema,
  toChildId: z.string(),
  text: z.string(),
  state: z.enum(['reading', 'returned', 'withheld']),
  at,
  reason: z.enum(returnReasons).nullable(),
});
/** A text of the child that reached nobody. */
export type OpenText = z.infer<typeof openTextSchema>;

const aboutChildSchema = z.strictObject({
  reason: z.enum(reportReasons),
  at,
  /** Whether adults have answered it. */
  isAnswered: z.boolean(),
});

const deliveredSchema = z.strictObject({
  messageId: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at,
});
/** A delivered message. */
export type FamilyMessage = z.infer<typeof deliveredSchema>;

const minute = z.int().min(0).max(familyLimits.lastMinute);
const openHours = z
  .strictObject({ from: minute, to: minute })
  .refine(({ from, to }) => from < to, 'ends before it begins');

/** When the child may use the app. `quiet` is null without quiet hours; minutes of the day in the time zone of the school. */
const restRulesSchema = z.strictObject({
  quiet: z.strictObject({ schoolDays: openHours, weekend: openHours }).nullable(),
  minutesADay: z
    .int()
    .min(familyLimits.minutes.least)
    .max(familyLimits.minutes.most)
    .multipleOf(familyLimits.minutes.step)
    .nullable(),
});
/** When the child may use the app. */
export type RestRules = z.infer<typeof restRulesSchema>;

const familyControlsSchema = restRulesSchema.extend({
  contact: z.enum(['on', 'off', 'paused']),
  /** The last day of a pause. */
  pausedUntil: day.nullable(),
  usedToday: count,
  timeZone: z.string(),
  streakPause: z.strictObject({ from: day, to: day.nullable() }).nullable(),
  language,
});
/** What a parent has decided for its child. */
export type FamilyControls = z.infer<typeof familyControlsSchema>;

const contactSchema = z.discriminatedUnion('contact', [
  z.strictObject({ contact: z.enum(['on', 'off']) }),
  z.strictObject({ contact: z.literal('paused'), until: day }),
]);
/** Contact on, off, or paused until a day. */
export type ContactChoice = z.infer<typeof contactSchema>;

const familyDataSchema = z.strictObject({
  erasure: z.strictObject({ dueAt: at, isHeld: z.boolean() }).nullable(),
  /** Whether an open case or a hold keeps a part for now. */
  holds: count,
  accesses: z.array(
    z.strictObject({
      who: z.enum(['you', 'adult', 'operator', 'reader']),
      /** Only of adults of the school and of the family. */
      name: z.string().nullable(),
      what: z.enum(seenAccesses),
      at,
    }),
  ),
  changes: z.array(z.strictObject({ name: z.string(), action: z.string(), at })),
});
/** What is known about the data of a child. */
export type FamilyData = z.infer<typeof familyDataSchema>;

const restSchema = z.strictObject({
  /** Whether the child rests now, by the clock of the server. */
  isResting: z.boolean(),
  why: z.enum(restReasons).nullable(),
  /** The clock of the server. */
  now: at,
  /** This rest, or the next one; null without rules. */
  from: at.nullable(),
  until: at.nullable(),
});
/** When a child rests. */
export type Rest = z.infer<typeof restSchema>;

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
    summary: 'When the child rests: quiet hours and minutes a day, as its grown-up chose',
    access: 'self',
    params: userIdParam,
    offline: 'server-first',
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
    changes: [...controlsRead, ...messagesReads],
    response: nothing,
  }),
  'PUT grown-ups/children/{childId}/family/rest': endpoint({
    summary: 'Quiet hours, and minutes a day',
    ...parent,
    body: restRulesSchema,
    changes: [...controlsRead, 'GET grown-ups/children/{childId}/family/home'],
    response: nothing,
  }),
  'PUT grown-ups/children/{childId}/family/pause': endpoint({
    summary: 'Holidays, whose days do not count for the streak; null ends them',
    ...parent,
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
    body: z.strictObject({ language }),
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
    summary: 'Asks for the erasure of a child in seven days, or now',
    ...parent,
    fresh: true,
    body: z.strictObject({ isNow: z.boolean() }),
    changes: [...dataRead, 'GET grown-ups/family', 'GET grown-ups/me'],
    response: z.strictObject({ state: z.enum(['asked', 'erased', 'held']) }),
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
