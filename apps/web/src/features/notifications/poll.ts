import { notifications as rules } from '@digipals/contract/constants';

/** The first wait is longer by up to so many ms: a school that comes back online must not poll in step. */
const jitterMs = 3_000;

type Options = {
  poll(): void;
  page: Document;
  isOnline(): boolean;
  /** From 0 to 1. */
  random(): number;
};

/**
 * Polls at once and then every 30 s (NOTIF-06, NOTSHOWN-38), while the page is seen and online; when it
 * is again, at once.
 *
 * @returns what ends it
 */
export function startPolling({ poll, page, isOnline, random }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pollAndWait = (ms: number) => {
    poll();
    timer = setTimeout(() => pollAndWait(rules.pollMs), ms);
  };
  const look = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'hidden' && isOnline())
      pollAndWait(rules.pollMs + random() * jitterMs);
  };
  const view = page.defaultView;
  page.addEventListener('visibilitychange', look);
  view?.addEventListener('online', look);
  view?.addEventListener('offline', look);
  look();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
    view?.removeEventListener('online', look);
    view?.removeEventListener('offline', look);
  };
}
