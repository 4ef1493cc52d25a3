import { session } from '@digipals/contract/constants';
import { createStore, type ReadableStore } from '@digipals/ui/store';
import { lastActiveKey } from '../../shared/device/last-active.ts';
import type { KeyValue } from '../../shared/storage.ts';

type Options = {
  page: Window;
  storage: KeyValue;
  now(): number;
  isOnline(): boolean;
  /** The idle limit in ms. */
  limitMs: number;
  /** How long the child has to answer, in ms. */
  answerMs: number;
  /** Called when nobody has answered. */
  onIdle(): void;
};

export type IdleWatch = {
  /** Whether to ask if the child is still there. */
  asking: ReadableStore<boolean>;
  /** The child has answered that it is still there. */
  stay(): void;
  stop(): void;
};

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];
const quiet = { capture: true, passive: true };
/** How often activity is stored. */
const noteMs = 5_000;
const minuteMs = 60_000;

/** The idle limit of the deployment in ms; null if it is off. The server writes it into the page unless it is the default. */
export function idleLimitOf(page: Document): number | null {
  const value = page.querySelector<HTMLMetaElement>('meta[name="idle"]')?.content;
  if (value === 'off') return null;
  return (Number(value) || session.idleMinutes) * minuteMs;
}

/**
 * Asks after the idle limit whether the child is still there. The time of the last activity is in local
 * storage, so that activity in one tab counts for all.
 */
export function watchIdle(options: Options): IdleWatch {
  const { page, storage, now, isOnline, limitMs, answerMs, onIdle } = options;
  const asking = createStore(false);
  let askedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lastActive = () => Number(storage.getItem(lastActiveKey));
  const note = () => storage.setItem(lastActiveKey, String(now()));

  const check = () => {
    clearTimeout(timer);
    // Nothing is stored yet, or the clock went back.
    if (!(lastActive() > 0 && lastActive() <= now())) note();
    const leftMs = lastActive() + limitMs - now();
    asking.set(leftMs <= 0);
    if (leftMs > 0) {
      askedAt = null;
      timer = setTimeout(check, leftMs);
    } else if (isOnline()) countDown();
    // Without a connection nobody could sign in again, so the question waits.
    else askedAt = null;
  };

  const countDown = () => {
    askedAt ??= now();
    const leftMs = askedAt + answerMs - now();
    if (leftMs > 0) timer = setTimeout(check, leftMs);
    else onIdle();
  };

  const onSign = () => {
    if (!asking.get() && now() - lastActive() >= noteMs) note();
  };
  const onStored = ({ key }: StorageEvent) => {
    if (key === lastActiveKey) check();
  };

  check();
  for (const sign of signs) page.addEventListener(sign, onSign, quiet);
  page.addEventListener('storage', onStored);
  page.addEventListener('online', check);
  page.document.addEventListener('visibilitychange', check);

  return {
    asking,
    stay() {
      note();
      check();
    },
    stop() {
      clearTimeout(timer);
      for (const sign of signs) page.removeEventListener(sign, onSign, quiet);
      page.removeEventListener('storage', onStored);
      page.removeEventListener('online', check);
      page.document.removeEventListener('visibilitychange', check);
    },
  };
}
