import { type Call, CallError } from '@digipals/client';
import type { CurrentUser } from '@digipals/contract';
import { createStore, type ReadableStore } from '@digipals/ui/store';
import type { Browser } from '../../shared/browser.ts';
import type { SessionStore } from './session-store.ts';

/**
 * State of the login. `welcome`: after a login with a ticket (NOTSHOWN-08). `failed`: the stored session
 * could not be verified; it stays stored, and `start` can retry.
 */
export type Boot =
  | { phase: 'idle' | 'loading' | 'failed' | 'leaving' }
  | ({ phase: 'ready'; welcome: boolean } & Known);

type Known = { user: CurrentUser; premium: boolean };

/** Loads the child's data; provided by the app. */
export type Loads = {
  /** Languages, Lingos, profile and licences; resolves to whether the child is premium. */
  needed(userId: string): Promise<{ premium: boolean }>;
  /** The same from the server, not from the cache; rejects if offline. */
  renewed(userId: string): Promise<{ premium: boolean }>;
  /** All of them. */
  all(userId: string): Promise<unknown>;
  /** Sends stored answers (LOGIN-12). */
  send(userId: string): Promise<unknown>;
  /** `child`: the child who signed out; null if the session ended for another reason. */
  forget(child: string | null): void;
};

type Options = {
  call: Call;
  session: SessionStore;
  browser: Browser;
  loads: Loads;
  studentPage: string;
  /** Whether the login used cached data. Later reads come from the server. */
  usedKept(): boolean;
};

export type Bootstrap = {
  boot: ReadableStore<Boot>;
  /** The bearer token of the next call: the ticket until it is exchanged, then the stored token (LOGIN-05). */
  bearer(): string | null;
  start(start: { ticket: string | null; inPlace: boolean }): Promise<void>;
  /** `tellServer`: false if the server itself ended the session. */
  logout(options?: { tellServer: boolean }): Promise<void>;
};

/** Login and logout in the order of A §4. */
export function createBootstrap(options: Options): Bootstrap {
  const { call, session, browser, loads, studentPage, usedKept } = options;
  const boot = createStore<Boot>({ phase: 'idle' });
  let ticket: string | null = null;
  let lastToken = session.token();

  const bearer = () => ticket ?? session.token() ?? lastToken;

  const logout: Bootstrap['logout'] = async ({ tellServer } = { tellServer: true }) => {
    if (boot.get().phase === 'leaving') return;
    boot.set({ phase: 'leaving' });
    const answer = tellServer && bearer() ? await logoutUrl(call) : null;
    const child = tellServer ? (session.read()?.userId ?? null) : null;
    ticket = null;
    lastToken = null;
    session.clear();
    loads.forget(child);
    // Remove the page first: with an activity on it, the browser would ask whether to leave.
    await Promise.resolve();
    browser.leaveTo(answer ?? studentPage);
  };

  const begin = async (inPlace: boolean): Promise<void> => {
    const stored = ticket ? null : session.read();
    const asked = call('GET users/current');
    // With a stored session the child is known, so load everything without waiting for the response.
    if (stored) void loads.all(stored.userId);
    const { userAccessToken, ...user } = await asked;
    const token = userAccessToken ?? bearer();
    if (boot.get().phase !== 'loading' || !token) return;
    const welcome = ticket !== null;
    ticket = null;
    lastToken = token;
    session.save({ user, userId: user.userId, userAccessToken: token });
    const all = loads.all(user.userId).then(() => loads.send(user.userId));
    if (!inPlace) await all;
    const { premium } = await loads.needed(user.userId);
    if (boot.get().phase !== 'loading') return;
    boot.set({ phase: 'ready', user, premium, welcome });
    if (usedKept()) void confirm(user.userId);
  };

  /** Replaces cached data with the server's: an ended session or licence takes effect. */
  const confirm = async (userId: string): Promise<void> => {
    try {
      const [{ userAccessToken: _, ...user }, { premium }] = await Promise.all([
        call('GET users/current'),
        loads.renewed(userId),
      ]);
      const now = boot.get();
      if (now.phase === 'ready' && !isSame(now, { user, premium }))
        boot.set({ ...now, user, premium });
    } catch (error) {
      // Without a response, continue as if offline.
      if (isRefused(error) && boot.get().phase === 'ready') await logout();
    }
  };

  const start: Bootstrap['start'] = async given => {
    if (boot.get().phase === 'loading' || boot.get().phase === 'leaving') return;
    boot.set({ phase: 'loading' });
    ticket = given.ticket;
    lastToken = session.token();
    if (!bearer()) return logout();
    try {
      await begin(given.inPlace);
    } catch (error) {
      if (ticket !== null || isRefused(error)) await logout();
      else if (boot.get().phase === 'loading') boot.set({ phase: 'failed' });
    }
  };

  return { boot, bearer, start, logout };
}

/** Whether the data is unchanged. */
const isSame = (known: Known, { user, premium }: Known): boolean =>
  known.premium === premium && JSON.stringify(known.user) === JSON.stringify(user);

/** Whether the server refused the session. Network and server errors say nothing about it. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 401 || error.status === 403);

/** The logout URL of the provider; null if the request fails (LOGIN-15, LOGIN-16). */
async function logoutUrl(call: Call): Promise<string | null> {
  try {
    return (await call('GET logout', { retry: false })).logoutUrl;
  } catch {
    return null;
  }
}
