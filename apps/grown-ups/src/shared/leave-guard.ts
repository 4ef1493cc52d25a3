import { createLocation, type Location } from '@digipals/ui/location';
import type { Store } from '@digipals/ui/store';

/** Set by a page that would lose something; called with what to do if it is left. */
export type LeaveGuard = Store<((goOn: () => void) => void) | null>;

/** Leaves the page at once, or after its guard has asked. */
export function leave(guard: LeaveGuard, goOn: () => void): void {
  const ask = guard.get();
  if (ask) ask(goOn);
  else goOn();
}

/** The address bar; a guard asks before it changes. */
export function createGuardedLocation(base: string, guard: LeaveGuard): Location {
  // Registered before the location's own listener, to keep steps back from it.
  window.addEventListener('popstate', event => {
    const ask = guard.get();
    if (!ask) return;
    event.stopImmediatePropagation();
    const { pathname, search } = window.location;
    // The browser has gone back or forward already, the page has not.
    window.history.pushState(null, '', location.addressOf(location.get().path));
    ask(() => location.go(pathname.slice(base.length) + search));
  });
  const location = createLocation(base);
  return {
    ...location,
    go(to) {
      if (to === location.get().path) location.go(to);
      else leave(guard, () => location.go(to));
    },
  };
}
