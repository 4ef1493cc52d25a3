import { callHeaders } from '@digipals/client';
import type { SwapAsked } from '../../features/session/bootstrap.ts';
import type { Services } from '../../shared/services.tsx';
import { showSettings } from '../../shared/settings.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Ends the session of a ticket. The device keeps what it stores of the other child. */
const decline = (fetch: Fetch, token: string): Promise<unknown> =>
  fetch('/api/logout?keep=true', { method: 'GET', headers: callHeaders(token) }).catch(() => null);

type Tools = { fetch: Fetch; sounds: Pick<Services['sounds'], 'volumes'> };

/**
 * Asks whether the child of a ticket continues, and ends the other session (SHARED-10). The settings of the
 * other child are reset at once, because the page is not reloaded.
 */
export async function swap(
  { fetch, sounds }: Tools,
  { boot, token, to, leave }: SwapAsked,
): Promise<boolean> {
  const swaps = await new Promise<boolean>(choose => boot.set({ phase: 'swapping', to, choose }));
  // Calls that are refused meanwhile must not log out.
  boot.set({ phase: 'leaving' });
  await (swaps ? leave({ tellServer: true }) : decline(fetch, token));
  if (swaps) {
    showSettings({});
    sounds.volumes.set({});
  }
  boot.set({ phase: 'loading' });
  return swaps;
}
