import { type Call, CallError } from '@digipals/client';
import type { CurrentUser } from '@digipals/contract';
import { createStore, type ReadableStore, type Store } from '@digipals/ui/store';
import type { Browser } from '../../shared/browser.ts';
import type { SessionStore } from './session-store.ts';

/**
 * State of the login. `welcome`: after a login with a ticket (NOTSHOWN-08). `failed`: the stored session
 * could not be verified; it stays stored, and `start` can retry.
 */
export type Boot =
  | { phase: 'idle' | 'loading' | 'failed' | 'leaving' }
  | ({ phase: 'swapping' } & Swap)
  | ({ phase: 'ready'; welcome: boolean } & Known);

/** A ticket of a child other than the one signed in: the child chooses who continues (AMBIG-63). */
export type Swap = { to: string; choose(swap: boolean): void };

/** What the question needs. `token`: the session of the ticket; `leave` ends the stored one. */
export type SwapAsked = {
  boot: Store<Boot>;
  token: string;
  to: string;
  leave(leaving: Leaving): Promise<unknown>;
};

/** How a session ends: `everywhere` ends those on other devices too. */
export type Leaving = { tellServer: boolean; everywhere?: boolean };

type Known = { user: CurrentUser; premium: boolean };

/** Loads the child's data; provided by the app. */
export type Loads = {
  /** Licences and languages; resolves to whether the child is premium. */
  needed(userId: string): Promise<{ premium: boolean }>;
  /** The same from the server, not from the cache; rejects if a call fails. */
  renewed(userId: string): Promise<{ premium: boolean }>;
  /** Languages, Lingos, profile and licences. */
  all(userId: string): Promise<unknown>;
  /** Sends stored answers (LOGIN-12). */
  send(userId: string): Promise<unknown>;
  /** Brings back the unsent work that the child left on this device. */
  reopen(): Promise<unknown>;
  /** Asks whether the child of a ticket continues, and ends the other session. */
  swap(asked: SwapAsked): Promise<boolean>;
  /** Ends the session and deletes what the device stores of the child. Resolves to the page to go to. */
  leave(leaving: Leaving & { token: string | null }): Promise<string | null>;
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
  logout(leaving?: Leaving): Promise<void>;
};

const busy: readonly Boot['phase'][] = ['loading', 'leaving', 'swapping'];

type Opening = { user: CurrentUser; welcome: boolean; inPlace: boolean };

/** Login and logout in the order of A §4. */
export function createBootstrap(options: Options): Bootstrap {
  const { call, session, browser, loads, studentPage, usedKept } = options;
  const boot = createStore<Boot>({ phase: 'idle' });
  let ticket: string | null = null;
  let lastToken = session.token();

  const bearer = () => ticket ?? session.token() ?? lastToken;

  const leave = async (leaving: Leaving): Promise<string | null> =>
    bearer() === null ? null : loads.leave({ ...leaving, token: lastToken }).catch(() => null);

  const logout: Bootstrap['logout'] = async (leaving = { tellServer: true }) => {
    if (boot.get().phase === 'leaving') return;
    boot.set({ phase: 'leaving' });
    // A refused ticket says nothing about a stored session, which must not come back in its place.
    const ofTicket = ticket !== null;
    ticket = null;
    const answer = await leave(ofTicket ? { tellServer: true } : leaving);
    // Another tab may have signed in another child meanwhile.
    if ((session.token() ?? lastToken) === lastToken) session.clear();
    lastToken = null;
    browser.leaveTo(answer ?? studentPage);
  };

  const begin = async (inPlace: boolean): Promise<void> => {
    const stored = ticket ? null : session.read();
    const asked = call('GET users/current');
    // With a stored session the child is known, so load everything without waiting for the response.
    if (stored) void loads.all(stored.userId);
    const { userAccessToken, workKey, ...user } = await asked;
    const token = userAccessToken ?? bearer();
    if (boot.get().phase !== 'loading' || !token) return;
    const welcome = ticket !== null;
    ticket = null;
    const before = session.read()?.userId ?? user.userId;
    const asks = welcome && before !== user.userId;
    if (asks && !(await loads.swap({ boot, leave, token, to: user.username })))
      return begin(inPlace);
    lastToken = token;
    session.save({ user, userId: user.userId, userAccessToken: token, workKey });
    await open({ user, welcome, inPlace });
  };

  /** Loads the data of the stored child and opens the app. */
  const open = async ({ user, welcome, inPlace }: Opening): Promise<void> => {
    await loads.reopen();
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
    if (busy.includes(boot.get().phase)) return;
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
