import { pause } from '../shared/pause.ts';
import type { App } from './create-app.ts';
import { preparePage } from './pages.ts';
import type { PageName } from './route-table.ts';

/** Longest wait in ms before the child is shown that something is on its way. */
const patienceMs = 300;

/**
 * Resolves when the first page can be drawn whole: each step shown on the way there would be drawn
 * too, and put the page off. At the latest when waiting in front of an empty page gets long.
 */
export async function untilDrawable(app: App, page: PageName | null): Promise<void> {
  const whole = async () => {
    const user = await signedIn(app);
    if (user && page) await preparePage(page, app.services, user);
  };
  await Promise.race([whole().catch(() => undefined), pause(patienceMs)]);
}

/** The child, once the login is checked; undefined when there is none to show a page to. */
function signedIn({ bootstrap: { boot } }: App): Promise<string | undefined> {
  return new Promise(resolve => {
    const tell = () => {
      const now = boot.get();
      if (now.phase === 'loading') return;
      stop();
      resolve(now.phase === 'ready' ? now.user.userId : undefined);
    };
    const stop = boot.subscribe(tell);
    tell();
  });
}
