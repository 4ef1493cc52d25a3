import { type Told, type ToldParts, toldTime } from '@digipals/contract';
import type { DeskState } from '../duty/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** What the time told is made from; times in milliseconds. */
export type ToldFacts = {
  /** Texts that wait, with held, escalated and severe ones. */
  readonly waiting: number;
  /** How long the oldest of them waits. */
  readonly oldestMs: number | null;
  /** Medians of the decisions of two hours: until the decision, and of the reading itself. */
  readonly medianMs: number | null;
  readonly readingMs: number | null;
};

/** How the time told comes about. */
export function partsOf(facts: ToldFacts, readers: number): ToldParts {
  const { waiting, oldestMs, medianMs } = facts;
  const readingMs = facts.readingMs ?? toldTime.usualReadingMs;
  const people = Math.max(1, readers);
  const workMs = Math.ceil((waiting * readingMs) / people);
  return { waiting, medianMs, oldestMs, readingMs, people, workMs };
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Not before the next opening. */
const tomorrow = (
  { because, next }: { because: Told['because']; next: number | null },
  { now, ms }: { now: number; ms: number },
): Told => {
  const wait = Math.max(ms, next === null ? DAY_MS : next - now);
  return {
    kind: 'tomorrow',
    minutes: null,
    from: iso(next),
    because,
    seconds: Math.ceil(wait / 1_000),
  };
};

/**
 * What children are told: the largest of the median of decisions, the oldest text and the work that is left, rounded
 * up, so that it is never less than a text has waited. What cannot be read before the desk closes, or within a day, is
 * for tomorrow.
 */
export function tellTime(
  { medianMs, oldestMs, workMs }: ToldParts,
  { opening, nobodySince }: Pick<DeskState, 'opening' | 'nobodySince'>,
  now: number,
): Told {
  const { next } = opening;
  const ms = Math.max(medianMs ?? 0, oldestMs ?? 0, workMs);
  if (!opening.isOpen) return tomorrow({ because: 'closed', next }, { now, ms });
  if (nobodySince !== null) return tomorrow({ because: 'nobody', next }, { now, ms });
  const left = Math.min(DAY_MS, (opening.until ?? Number.POSITIVE_INFINITY) - now);
  const minutes = toldTime.minutes.find(step => ms <= step * MINUTE_MS);
  if (minutes !== undefined && minutes * MINUTE_MS <= left) {
    return { kind: 'minutes', minutes, from: null, because: 'open', seconds: minutes * 60 };
  }
  if (minutes === undefined && ms <= left) {
    const wait = Math.min(left, Math.ceil(ms / HOUR_MS) * HOUR_MS);
    const seconds = Math.ceil(wait / 1_000);
    return { kind: 'today', minutes: null, from: null, because: 'open', seconds };
  }
  return tomorrow({ because: 'open', next }, { now, ms });
}
