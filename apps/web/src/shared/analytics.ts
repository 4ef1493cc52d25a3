import { attempt, type Call, isCallError } from '@digipals/client';
import type { AnalyticsEvent } from '@digipals/contract';
import { type EventCode, limits } from '@digipals/contract/constants';
import { match } from './routing/match.ts';
import { type KeyValue, readList, storageKeys, writeList } from './storage.ts';

export type Analytics = {
  navigated(pathname: string): void;
  tracked(code: EventCode): void;
  answered(name: 'answer-success' | 'answer-failure'): void;
  /** Sends queued events; called after sign-in and when the connection returns. */
  flush(): Promise<void>;
  /** Cancels the next flush. */
  stop(): void;
};

type Options = {
  call: Call;
  storage: KeyValue;
  now(): number;
  pathname(): string;
  canSend(): boolean;
};

/** Beyond this many unsent events, the oldest are dropped to spare the child's disk. */
const maxQueued = 500;
const sendAfterMs = 5_000;

const patternOf = (pathname: string): string => match(pathname)?.pattern ?? '/{unknown}';

/**
 * Queue of analytics events in local storage (GUARD-01, NOTSHOWN-36). An event contains the
 * pattern of a path, never ids or tokens. Events that could not be sent wait for the next flush.
 */
export function createAnalytics({ call, storage, now, pathname, canSend }: Options): Analytics {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  /** After a refusal with Retry-After, in milliseconds since 1970. */
  let notBefore = 0;

  const read = () => readList<AnalyticsEvent>(storage, storageKeys.events);

  const flush = async (): Promise<void> => {
    if (sending || now() < notBefore || !canSend()) return;
    const batch = read().slice(0, limits.eventsPerBatch);
    if (batch.length === 0) return;
    sending = true;
    const answer = await attempt(call('POST events', { body: batch }));
    sending = false;
    const refused = isCallError(answer) && answer.status !== 422;
    if (refused) {
      notBefore = now() + (answer.retryAfter ?? 0) * 1000;
      return;
    }
    writeList(storage, storageKeys.events, read().slice(batch.length));
    await flush();
  };

  const add = (event: Pick<AnalyticsEvent, 'name' | 'code'>, at = pathname()) => {
    const entry = { ...event, path: patternOf(at), at: new Date(now()).toISOString() };
    writeList(storage, storageKeys.events, [...read(), entry].slice(-maxQueued));
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), sendAfterMs);
  };

  return {
    navigated: to => add({ name: 'navigation' }, to),
    tracked: code => add({ name: 'tracked', code }),
    answered: name => add({ name }),
    flush,
    stop: () => clearTimeout(timer),
  };
}
