import type { BrowserContextOptions } from 'playwright-core';
import type { Child } from './api.ts';

/** Local storage of a browser in which a child is signed in (LOGIN-20). */
export function sessionState(
  origin: string,
  { user, userId, token }: Child,
): NonNullable<BrowserContextOptions['storageState']> {
  const stored = { user: JSON.stringify(user), userId, userAccessToken: token };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
