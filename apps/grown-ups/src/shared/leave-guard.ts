import { createLocation, type Location } from '@digipals/ui/location';
import type { Store } from '@digipals/ui/store';

/** Set by a page that would lose something; called with how to go on. */
export type LeaveGuard = Store<((goOn: () => void) => void) | null>;

/** Goes on at once, or when the page that would lose something lets it. */
export function leave(guard: LeaveGuard, goOn: () => void): void {
  const ask = guard.get();
  if (ask) ask(goOn);
  else goOn();
}

/** The address bar, which is not left while the guard holds it. */
export function createGuardedLocation(base: string, guard: LeaveGuard): Location {
  // Before the location listens itself, so that it hears nothing of a step back that is held.
  window.addEventListener('popstate', event => {
    const ask = guard.get();
    if (!ask) return;
    event.stopImmediatePropagation();
    // The browser has gone back already, the page has not.
    window.history.pushState(null, '', location.addressOf(location.get().path));
    ask(() => window.history.back());
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
