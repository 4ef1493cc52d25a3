import { z } from 'zod';
import {
  childChangeActions,
  familyLimits,
  languageCodes,
  praises,
  reportReasons,
  restReasons,
  returnReasons,
  seenAccesses,
  wishKinds,
} from './constants.ts';
import { quietHoursSchema } from './quiet-hours.ts';
import { growths } from './words/growths.ts';
import { submissionKindSchema } from './written.ts';

const at = z.iso.datetime();
const day = z.iso.date();
const language = z.enum(languageCodes);
const count = z.int().nonnegative();

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

/** The week of a child. */
export const familyWeekSchema = z.strictObject({
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

/** A word that the child met. */
export const familyWordSchema = z.strictObject({
  id: z.string(),
  word: z.string(),
  /** By the code of the language; none for the two Englishes. */
  meaning: z.record(z.string(), z.string()),
  picture: z.string(),
  audio: z.string(),
  growth: z.enum(growths),
});
/** A word that the child met. */
export type FamilyWord = z.infer<typeof familyWordSchema>;

/** A friend of the child, or one who was. */
export const familyFriendSchema = otherChildSchema.extend({
  since: at.nullable(),
  messages: count,
});
/** A friend of the child, or one who was. `since` is null when they are no longer friends. */
export type FamilyFriend = z.infer<typeof familyFriendSchema>;

/** A text of the child that reached nobody. */
export const openTextSchema = z.strictObject({
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

/** A report about the child. */
export const aboutChildSchema = z.strictObject({
  reason: z.enum(reportReasons),
  at,
  /** Whether adults have answered it. */
  isAnswered: z.boolean(),
});

/** A delivered message. */
export const deliveredSchema = z.strictObject({
  messageId: z.string(),
  isOwn: z.boolean(),
  text: z.string(),
  at,
});
/** A delivered message. */
export type FamilyMessage = z.infer<typeof deliveredSchema>;

/** When the child may use the app. `quiet` is null without opening hours. */
export const restRulesSchema = z.strictObject({
  quiet: quietHoursSchema.nullable(),
  minutesADay: z
    .int()
    .min(familyLimits.minutes.least)
    .max(familyLimits.minutes.most)
    .multipleOf(familyLimits.minutes.step)
    .nullable(),
});
/** When the child may use the app. */
export type RestRules = z.infer<typeof restRulesSchema>;

/** What a parent has decided for its child. */
export const familyControlsSchema = restRulesSchema.extend({
  /** Opening hours of the class. Those of a parent count besides them. */
  classQuiet: quietHoursSchema.nullable(),
  contact: z.enum(['on', 'off', 'paused']),
  /** Whether contact is permitted and only the safe contacts of the school are missing. */
  waitsForSchool: z.boolean(),
  /** The last day of a pause. */
  pausedUntil: day.nullable(),
  usedToday: count,
  timeZone: z.string(),
  streakPause: z.strictObject({ from: day, to: day.nullable() }).nullable(),
  language,
});
/** What a parent has decided for its child. */
export type FamilyControls = z.infer<typeof familyControlsSchema>;

/** Contact on, off, or paused until a day. */
export const contactSchema = z.discriminatedUnion('contact', [
  z.strictObject({ contact: z.enum(['on', 'off']) }),
  z.strictObject({ contact: z.literal('paused'), until: day }),
]);
/** Contact on, off, or paused until a day. */
export type ContactChoice = z.infer<typeof contactSchema>;

/** What is known about the data of a child. */
export const familyDataSchema = z.strictObject({
  erasure: z
    .strictObject({
      dueAt: at,
      isHeld: z.boolean(),
      /** The parent who asked for it; null if no parent did. */
      asked: z.strictObject({ name: z.string(), at }).nullable(),
    })
    .nullable(),
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
  changes: z.array(z.strictObject({ name: z.string(), action: z.enum(childChangeActions), at })),
  /** What the child wishes, and nobody has answered. */
  wishes: z.array(z.strictObject({ kind: z.enum(wishKinds), at })),
});
/** What is known about the data of a child. */
export type FamilyData = z.infer<typeof familyDataSchema>;

/** When a child rests, and whether a grown-up permits contact. */
export const restSchema = z.strictObject({
  /** Whether the child rests now, by the clock of the server. */
  isResting: z.boolean(),
  why: z.enum(restReasons).nullable(),
  /** The clock of the server. */
  now: at,
  /** This rest, or the next one; null without rules. */
  from: at.nullable(),
  until: at.nullable(),
  /** Whether a grown-up permits contact with other children (SAFE-13). */
  mayMeet: z.boolean(),
  /** Whether the child has friends that are hidden until a grown-up permits contact again. */
  hasHiddenFriends: z.boolean(),
});
/** When a child rests, and whether a grown-up permits contact. */
export type Rest = z.infer<typeof restSchema>;
