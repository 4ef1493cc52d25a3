import {
  lingoAmounts,
  type Mark,
  type ReturnReason,
  review,
  type SignalCode,
  type SignalGroup,
  type Submission,
  type SubmissionKind,
  signalGroups,
  signals,
} from '@digipals/contract';
import type { SubmissionState } from '../../db/message-tables.ts';
import type { Bond } from '../../kernel/bond.ts';

/**
 * Whether an author may write: messages to friends; DigiPosts on its own wall, on those of friends and
 * of children it has sent a request; a status only for itself.
 */
export function mayWrite(kind: SubmissionKind, bond: Bond, authorId: string): boolean {
  const { relation } = bond;
  if (kind === 'status') return relation === 'self';
  if (relation === 'friend') return true;
  if (kind === 'message') return false;
  return relation === 'self' || isFirstContact(bond, authorId);
}

/** Whether the author has a pending request to the other child: it may leave one DigiPost. */
export const isFirstContact = ({ relation, requestorId }: Bond, authorId: string): boolean =>
  relation === 'pending' && requestorId === authorId;

type Signalled = { readonly code: SignalCode; readonly severity: number };

/** Severity of a text, and the group of its first most severe signal. */
export function weigh(found: readonly Signalled[]): { severity: number; group: SignalGroup } {
  const severity = Math.max(0, ...found.map(one => one.severity));
  const groups = new Set<SignalGroup>(
    found.filter(one => one.severity === severity).map(({ code }) => signals[code]),
  );
  return { severity, group: signalGroups.find(group => groups.has(group)) ?? 'none' };
}

/** Due time of a text of this severity, and the time from which it is claimed first (SAFE-04). */
export function timesOf(severity: number, now: number): { rescueAt: Date; dueAt: Date } {
  const target = review.targetMs[severity] ?? review.targetMs[0];
  return {
    rescueAt: new Date(now + target * review.rescueShare),
    dueAt: new Date(now + target),
  };
}

/** The state of an undelivered text as its author sees it. */
export function shownState(state: SubmissionState): Submission['state'] {
  return state === 'returned' || state === 'withheld' ? state : 'reading';
}

/** The mark of a signal. */
export type Found = Mark & { readonly code: SignalCode };

/**
 * The marks of signals that match the reason, in text order, merged where they overlap. None for meetings and
 * secrets: a groomer must not learn what is found.
 */
export function marksFor(reason: ReturnReason | null, found: readonly Found[]): Mark[] {
  if (reason === 'meeting') return [];
  const places = found
    .filter(({ code }) => signals[code] === reason)
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const marks: Mark[] = [];
  for (const { start, end } of places) {
    const last = marks.at(-1);
    if (last && start <= last.end) {
      marks[marks.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else marks.push({ start, end });
  }
  return marks;
}

/** Messages of a child, and replies to it, that were paid on its newest local day. */
export type Paid = { readonly day: string | null; readonly count: number };

/**
 * Whether a message or reply delivered on a local day is paid, and the count to store. The number per day is
 * limited, and the day never moves back (NOTSHOWN-59).
 */
export function payMessage(before: Paid, today: string): { isPaid: boolean; after: Paid } {
  const day = before.day !== null && before.day > today ? before.day : today;
  const count = before.day === day ? before.count : 0;
  if (count >= lingoAmounts.messagesPaidPerDay) return { isPaid: false, after: { day, count } };
  return { isPaid: true, after: { day, count: count + 1 } };
}
