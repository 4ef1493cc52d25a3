import {
  type Measure,
  type MeasureKind,
  measures as rules,
  type ServiceHours,
  type StaffRole,
} from '@digipals/contract';
import { dayAfter, dayIn, momentIn, openOn } from '../duty/index.ts';

const DAY_MS = 86_400_000;
/** The desk is not closed for longer. */
const MOST_DAYS = 400;

/** What decides whether a measure acts, and who may end it. */
export type MeasureFacts = {
  readonly kind: MeasureKind;
  readonly days: number;
  readonly at: Date;
  readonly byId: string;
  readonly confirmedById: string | null;
  readonly until: Date | null;
  readonly endedAt: Date | null;
  readonly seenAt: Date | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
  readonly isFair: boolean | null;
};

/** The end of the first service day after the day of an objection. Without service hours it is a day later. */
export function answerByOf(hours: ServiceHours | null, at: Date): Date {
  const now = at.getTime();
  const today = hours && dayIn(hours.zone, now);
  for (let ahead = 1; hours && today && ahead <= MOST_DAYS; ahead += 1) {
    const day = dayAfter(today, ahead);
    const open = openOn(hours, day);
    if (open) return new Date(momentIn(hours.zone, day, open.to));
  }
  return new Date(now + DAY_MS);
}

/** A long pause that no second adult starts until then is over. */
const waitsUntil = (at: Date): Date => new Date(at.getTime() + rules.waitsMs);

/** When a measure ends by itself: at its time, when it is read, or when nobody has answered an objection. */
function endsOf({ kind, at, until, seenAt, answerBy, answeredAt }: MeasureFacts) {
  const ends: [state: 'over' | 'read' | 'unanswered', at: Date | null][] = [
    ['over', until ?? waitsUntil(at)],
    // An objection to a rule that was read is answered too.
    ['read', kind === 'teach' ? (answerBy ? answeredAt : seenAt) : null],
    ['unanswered', answeredAt ? null : answerBy],
  ];
  return ends
    .flatMap(([state, at]) => (at ? [{ state, at }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What became of a measure, and since when if it is over. */
export function stateAt(
  facts: MeasureFacts,
  now: Date,
): { state: Measure['state']; since: Date | null } {
  const [first] = endsOf(facts);
  const { endedAt } = facts;
  if (first && first.at <= now && !(endedAt && endedAt <= first.at)) {
    return { state: first.state, since: first.at };
  }
  if (endedAt) return { state: facts.isFair === false ? 'unfair' : 'takenBack', since: endedAt };
  return { state: facts.until ? 'acts' : 'waits', since: null };
}

/** For how long pauses have stopped a child from writing since a moment, in milliseconds. */
export function pausedSince(measures: readonly MeasureFacts[], since: Date, now: Date): number {
  let sum = 0;
  for (const measure of measures) {
    const { kind, until, days } = measure;
    if (kind !== 'pauseWriting' || until === null) continue;
    const begins = Math.max(until.getTime() - days * DAY_MS, since.getTime());
    const ends = stateAt(measure, now).since ?? now;
    sum += Math.max(0, ends.getTime() - begins);
  }
  return sum;
}

/** Whether the child has seen a measure as it is: its end and an answer are news, but not the end that it expects. */
export function isSeen(facts: MeasureFacts, now: Date): boolean {
  const { seenAt, answeredAt } = facts;
  const { state, since } = stateAt(facts, now);
  if (seenAt === null) return since !== null;
  if (state === 'over') return true;
  const news = [since, answeredAt].filter(at => at !== null);
  return news.every(at => at <= seenAt);
}

type Adult = { readonly staffId: string; readonly role: StaffRole };

const isSenior = ({ role }: Adult): boolean => role === 'senior' || role === 'lead';

/** Whether the adult may start a long pause as the second one. */
export const mayConfirm = (facts: MeasureFacts, adult: Adult, now: Date): boolean =>
  isSenior(adult) && stateAt(facts, now).state === 'waits' && facts.byId !== adult.staffId;

/** Whether the adult may take a measure back. */
export const mayEnd = (facts: MeasureFacts, adult: Adult, now: Date): boolean =>
  isSenior(adult) && stateAt(facts, now).since === null;

/** Whether an objection waits for an answer. */
export const isOpen = (facts: MeasureFacts, now: Date): boolean =>
  facts.answerBy !== null && facts.answeredAt === null && stateAt(facts, now).state === 'acts';

/** Whether the adult may answer the objection: it has not set or confirmed the measure. */
export const mayAnswer = (facts: MeasureFacts, adult: Adult, now: Date): boolean =>
  isSenior(adult) &&
  isOpen(facts, now) &&
  facts.byId !== adult.staffId &&
  facts.confirmedById !== adult.staffId;
