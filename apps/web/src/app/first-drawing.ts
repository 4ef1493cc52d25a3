import { pause } from '../shared/pause.ts';
import type { App } from './create-app.ts';
import { preparePage } from './pages.ts';
import type { PageName } from './route-table.ts';

/** The longest wait in ms before a spinner is shown. */
const longestWaitMs = 300;

/**
 * Resolves when the first page can be rendered completely, or after 300 ms. Rendering intermediate
 * states first would delay the page.
 */
export async function untilDrawable(app: App, page: PageName | null): Promise<void> {
  const prepare = async () => {
    const user = await signedIn(app);
    if (user && page) await preparePage(page, app.services, user);
  };
  await Promise.race([prepare().catch(() => undefined), pause(longestWaitMs)]);
}

/** The id of the child once the login is checked; undefined if no child is signed in. */
function signedIn({ bootstrap: { boot } }: App): Promise<string | undefined> {
  return new Promise(resolve => {
    const check = () => {
      const now = boot.get();
      if (now.phase === 'loading') return;
      stop();
      resolve(now.phase === 'ready' ? now.user.userId : undefined);
    };
    const stop = boot.subscribe(check);
    check();
  });
}
