import { isCalm } from '@digipals/ui/calm';
import type { RouterHistory } from '@tanstack/history';
import { match } from '../../shared/routing/match.ts';
import type { RouteName } from '../../shared/routing/paths.ts';
import type { Mover } from '../../shared/routing/shown-location.ts';

/** A change of the page. */
type Move = { from: string; to: string; back: boolean };

/** Whether the new page is deeper in, back out, or earlier or later in the navigation. */
type Direction = 'in' | 'out' | 'earlier' | 'later';

/** In the order of the navigation. */
const places: readonly RouteName[] = [
  'friends',
  'achievements',
  'globe',
  'training-menu',
  'my-profile',
];

function placeOf(pathname: string): number {
  const name = match(pathname)?.name;
  return places.findIndex(place => place === name || (name?.startsWith(`${place}-`) ?? false));
}

/** The direction in which a page goes (ALIVE-18). */
export function directionOf({ from, to, back }: Move): Direction {
  const [before, after] = [placeOf(from), placeOf(to)];
  if (before >= 0 && after >= 0 && before !== after) return after > before ? 'later' : 'earlier';
  return back || from.startsWith(`${to}/`) ? 'out' : 'in';
}

/** Whether a page changes without a movement. */
const staysStill = ({ from, to }: Move): boolean =>
  from === to ||
  !('startViewTransition' in document) ||
  isCalm() ||
  document.visibilityState !== 'visible' ||
  document.querySelector('dialog[open]') !== null;

/** What takes a click itself. */
const CONTROLS = 'a, button, input, label, select, textarea';

/** Redispatches a click that met no control to the element that is below it now. */
function passOn(click: MouseEvent, target: Element): void {
  const met = document.elementFromPoint(click.clientX, click.clientY);
  if (met && met !== target && target.contains(met)) {
    met.dispatchEvent(new MouseEvent('click', click));
  }
}

/**
 * Pages take no presses while they move, so a tap reaches only their container: the press ends the movement, and the
 * click is passed to the element that is then below it.
 */
function takeTaps(transition: ViewTransition): void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  let pressed = false;
  const press = () => {
    pressed = true;
    transition.skipTransition();
  };
  const click = (event: MouseEvent) => {
    watching.abort();
    const { target } = event;
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    const pass = () => passOn(event, target);
    transition.finished.then(pass, pass);
  };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('click', click, options);
  const end = () => {
    if (!pressed) watching.abort();
  };
  transition.finished.then(end, end);
}

/** Moves one page out and another one in where the browser can. */
export function createMover(history: Pick<RouterHistory, 'location'>): Mover {
  const { dataset } = document.documentElement;
  let last: ViewTransition | undefined;
  let begins = false;
  return (update, from, action) => {
    const move = { from, to: history.location.pathname, back: action === 'BACK' };
    // A movement that is about to begin will show the latest page.
    if (begins) return;
    if (staysStill(move)) {
      update();
      return;
    }
    begins = true;
    dataset['goes'] = directionOf(move);
    const transition = document.startViewTransition(async () => {
      begins = false;
      update();
      // React renders store changes in the next microtask.
      await Promise.resolve();
    });
    last = transition;
    takeTaps(transition);
    const end = () => {
      if (last === transition) delete dataset['goes'];
    };
    // A skipped transition, for example one replaced by the next, has still shown the page.
    transition.ready.catch(() => undefined);
    transition.finished.then(end, end);
  };
}
