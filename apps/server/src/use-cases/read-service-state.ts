import { setTimeout as sleep } from 'node:timers/promises';
import type { AppDeps } from '../deps.ts';
import { findLateLetters } from '../domains/mail/index.ts';
import { readTold, type ToldNow } from '../domains/review/index.ts';
import { singleFlight } from '../kernel/single-flight.ts';

/** How a part of the service is: `resting` is as planned, outside of the hours of the desk. */
export type PartState = 'ok' | 'slow' | 'resting' | 'down';

/** How messages are read: as children are told. */
export type MessageState = {
  readonly state: PartState;
  /** Seconds until a new text is read, if it is read today. */
  readonly waitSeconds: number | null;
  /** When people read again, where that is known. */
  readonly from: string | null;
};

/** What a school feels of the service. It names nobody and has no numbers of children. */
export type ServiceState = {
  readonly state: 'ok' | 'slow' | 'down';
  readonly parts: {
    readonly lessons: { readonly state: 'ok' | 'down' };
    readonly messages: MessageState;
    readonly letters: { readonly state: 'ok' | 'slow' | 'down' };
  };
  readonly at: string;
};

type StateDeps = Pick<AppDeps, 'database' | 'clock'>;

/** A reading is shown for so long, however many ask. */
const KEEP_MS = 15_000;
/** A database that has not answered by then is down for those who wait. */
const LIMIT_MS = 3_000;
/** A letter that waits for so long is late. */
const LATE_MS = 30 * 60_000;

const down = { state: 'down' } as const;

function messagesOf({ told }: ToldNow): MessageState {
  const { because, from, kind, seconds } = told;
  if (because === 'closed') return { state: 'resting', waitSeconds: null, from };
  const isToday = kind !== 'tomorrow';
  return { state: isToday ? 'ok' : 'slow', waitSeconds: isToday ? seconds : null, from };
}

async function readParts(
  { database: { db }, clock }: StateDeps,
  checkReady: () => Promise<unknown>,
): Promise<ServiceState['parts']> {
  await checkReady();
  const now = clock();
  const messages = messagesOf(await readTold(db, now));
  const { waiting, late, domains } = await findLateLetters(db, new Date(now - LATE_MS));
  // One mail server that refuses letters is not the fault of the service.
  const areLate = domains > 1 && late * 2 > waiting;
  return { lessons: { state: 'ok' }, messages, letters: { state: areLate ? 'slow' : 'ok' } };
}

const allDown: ServiceState['parts'] = {
  lessons: down,
  messages: { ...down, waitSeconds: null, from: null },
  letters: down,
};

/**
 * Reads how the service is, at most every few seconds and never longer than `limit`.
 * @param checkReady rejects while the server cannot answer calls
 */
export function createServiceState(
  deps: StateDeps,
  checkReady: () => Promise<unknown>,
  limit: () => Promise<void> = () => sleep(LIMIT_MS, undefined, { ref: false }),
): () => Promise<ServiceState> {
  let last: { read: ServiceState; at: number } | undefined;
  const read = singleFlight(async (): Promise<ServiceState> => {
    const at = deps.clock();
    const parts = await Promise.race([
      readParts(deps, checkReady).catch(() => allDown),
      limit().then(() => allDown),
    ]);
    const states: PartState[] = Object.values(parts).map(part => part.state);
    const state = (['down', 'slow'] as const).find(one => states.includes(one)) ?? 'ok';
    const found: ServiceState = { state, parts, at: new Date(at).toISOString() };
    last = { read: found, at };
    return found;
  });
  return async () => {
    const age = last === undefined ? Number.POSITIVE_INFINITY : deps.clock() - last.at;
    return last !== undefined && age >= 0 && age < KEEP_MS ? last.read : read();
  };
}
