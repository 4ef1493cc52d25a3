import type { ToWorker } from '../../worker/messages.ts';
import { isActivityPath } from '../routing/match.ts';

/** How often a waiting version is asked again: it takes over only while no other window is open. */
const askAgainMs = 10_000;

/**
 * Installs the service worker. Activates a new version of the app when the child goes to a page without
 * an activity, never within one, and then reloads the page. While another window keeps the old version, it asks
 * again until the child does something on the page, which a reload would interrupt.
 */
export async function registerWorker(page: Window): Promise<void> {
  const container = page.navigator.serviceWorker;
  const registration = await container?.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  let asked = false;
  let again: number | undefined;
  const activate = () => {
    page.clearTimeout(again);
    if (!registration.waiting || isActivityPath(page.location.pathname)) return;
    const message: ToWorker = { type: 'takeOver' };
    asked = true;
    registration.waiting.postMessage(message);
    again = page.setTimeout(activate, askAgainMs);
  };
  container.addEventListener('controllerchange', () => {
    if (asked && !isActivityPath(page.location.pathname)) page.location.reload();
  });
  for (const touch of ['pointerdown', 'keydown']) {
    page.addEventListener(touch, () => page.clearTimeout(again), true);
  }
  onMove(page, activate);
  activate();
}

/** Events that may change the page, for browsers without the Navigation API. */
const causes = ['click', 'keyup', 'popstate'];

/** Calls `moved` when the child goes to another page. */
function onMove(page: Window, moved: () => void): void {
  if (page.navigation) {
    page.navigation.addEventListener('currententrychange', moved);
    return;
  }
  let before = page.location.pathname;
  const look = () => {
    const { pathname } = page.location;
    if (pathname === before) return;
    before = pathname;
    moved();
  };
  // The handlers of the event change the address first.
  for (const cause of causes) page.addEventListener(cause, () => setTimeout(look), true);
}
