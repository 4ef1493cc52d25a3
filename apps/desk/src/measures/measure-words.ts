import type { Measure } from '@digipals/contract';
import type { MeasureKind, MeasureReason, ObjectionReason } from '@digipals/contract/constants';

/** What an adult does. */
export const measureKindWords: Record<MeasureKind, string> = {
  teach: 'Teach',
  readFirst: 'Read first',
  pauseWriting: 'Pause writing',
};

/** What it does. */
export const measureRules: Record<MeasureKind, string> = {
  teach: 'The child reads the rule. Nothing stops.',
  readFirst: 'For 7 days a senior or a lead reads every text. The child knows.',
  pauseWriting:
    'Stops messages, DigiPosts and statuses; drafts stay. Playing, reading letters, “I need help” and reports go on. More than 7 days in 14 needs a second adult.',
};

/** What the child reads as its title. */
export const childTitles: Record<MeasureKind, string> = {
  teach: 'A rule for all of us',
  readFirst: "We're reading more carefully now",
  pauseWriting: 'You have a break from writing',
};

/** Why a child has a measure. */
export const measureReasonWords: Record<MeasureReason, string> = {
  unkind: 'Unkind words',
  leavesOut: 'Leaves a child out',
  swearing: 'Swearing',
  personal: 'Personal details',
  link: 'Link or code',
};

/** What the child says. */
export const objectionWords: Record<ObjectionReason, string> = {
  joke: 'It was a joke',
  notMe: 'It was not me',
  theyFirst: 'They were unkind first',
};

/** What became of a measure. */
export const measureStateWords: Record<Measure['state'], string> = {
  waits: 'Waits for a second adult',
  acts: 'Active',
  read: 'Read',
  over: 'Over',
  takenBack: 'Taken back',
  unfair: 'Ended after “not fair”',
  unanswered: 'Ended, “not fair” was not answered',
};

/** A measure with its length. */
export const measureName = ({ kind, days }: Pick<Measure, 'kind' | 'days'>): string =>
  kind === 'pauseWriting'
    ? `${measureKindWords[kind]}, ${days === 1 ? '1 day' : `${days} days`}`
    : measureKindWords[kind];

/** Whether an objection waits for an answer. */
export const isAsked = ({ state, objection }: Measure): boolean =>
  state === 'acts' && objection !== null && objection.answer === null;
