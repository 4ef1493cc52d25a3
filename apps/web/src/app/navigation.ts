import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import type { Bootstrap } from '../features/session/bootstrap.ts';
import type { SessionStore } from '../features/session/session-store.ts';
import { takeTicket, targetAfterLogin } from '../features/session/take-ticket.ts';
import type { Analytics } from '../shared/analytics.ts';
import type { Popups } from '../shared/popups.ts';
import { match } from '../shared/routing/match.ts';
import { type Decision, decide } from './guards.ts';

type Options = {
  history: RouterHistory;
  bootstrap: Bootstrap;
  session: SessionStore;
  analytics: Pick<Analytics, 'navigated'>;
  popups: Popups;
  keepsPopup(pathname: string): boolean;
  ticket: string | null;
};

const sameAddress = (one: HistoryLocation, other: HistoryLocation): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/** Handles every navigation: logs it, applies the guards, closes the popup, starts the login. */
export function startNavigation(options: Options): () => void {
  const { history, bootstrap, session, analytics, popups, keepsPopup } = options;
  let at = history.location;
  let ticket = options.ticket;

  const decision = (): Decision => {
    const { pathname, search } = history.location;
    const boot = bootstrap.boot.get();
    return decide({
      match: match(pathname),
      pathname,
      search,
      hasSession: session.read() !== null,
      premium: boot.phase === 'ready' ? boot.premium : undefined,
    });
  };

  const login = () => {
    const inAddress = takeTicket(history.location.search);
    if (inAddress.ticket) {
      ticket = inAddress.ticket;
      // The new address runs through here again, without the ticket.
      history.replace(`/${inAddress.search}`);
      return;
    }
    const start = { ticket, inPlace: false };
    ticket = null;
    void bootstrap.start(start);
  };

  const enter = () => {
    if (history.location.pathname === '/') {
      login();
      return;
    }
    const next = decision();
    // A guard may close an open activity without confirmation.
    if (next.type === 'redirect') history.replace(next.to, undefined, { ignoreBlocker: true });
    else if (next.type === 'wait') void bootstrap.start({ ticket: null, inPlace: true });
  };

  const moved = () => {
    const before = at;
    at = history.location;
    if (sameAddress(before, at)) return;
    analytics.navigated(at.pathname);
    if (before.pathname !== at.pathname && !keepsPopup(at.pathname)) popups.hide();
    enter();
  };

  const booted = () => {
    const boot = bootstrap.boot.get();
    if (boot.phase !== 'ready') return;
    if (history.location.pathname === '/') {
      history.replace(targetAfterLogin(history.location.search));
    } else enter();
  };

  const stops = [history.subscribe(moved), bootstrap.boot.subscribe(booted)];
  analytics.navigated(at.pathname);
  enter();
  return () => {
    for (const stop of stops) stop();
  };
}
