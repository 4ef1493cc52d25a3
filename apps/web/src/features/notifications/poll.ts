import { notifications as rules } from '@digipals/contract/constants';

/** Random delay of the first interval, in ms: a school that comes back online must not poll in step. */
const jitterMs = 3_000;

type Options = {
  poll(): void;
  page: Document;
  isOnline(): boolean;
  /** From 0 to 1. */
  random(): number;
};

/**
 * Polls at once and then every 30 s (NOTIF-06, NOTSHOWN-38), while the page is visible and online; when it
 * becomes so again, at once.
 *
 * @returns a function that stops polling
 */
export function startPolling({ poll, page, isOnline, random }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pollAndWait = (ms: number) => {
    poll();
    timer = setTimeout(() => pollAndWait(rules.pollMs), ms);
  };
  const restart = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'hidden' && isOnline())
      pollAndWait(rules.pollMs + random() * jitterMs);
  };
  const view = page.defaultView;
  page.addEventListener('visibilitychange', restart);
  view?.addEventListener('online', restart);
  view?.addEventListener('offline', restart);
  restart();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', restart);
    view?.removeEventListener('online', restart);
    view?.removeEventListener('offline', restart);
  };
}
