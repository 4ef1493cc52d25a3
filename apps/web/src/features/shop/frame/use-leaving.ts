import { useEffect, useRef } from 'react';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';

type Leaving = {
  /** Leaves without a question. */
  leave(): void;
  /** Leaves, or asks first. */
  back(): void;
};

/** Asks before Back, on the page or of the browser, leaves what is not saved. A link does not ask: nothing is lost. */
export function useLeaving(unsaved: boolean, ask: () => void): Leaving {
  const { history } = useServices();
  const free = useRef(false);
  useEffect(
    () =>
      history.block({
        blockerFn: ({ action }) => {
          if (!unsaved || free.current || action !== 'BACK') return false;
          ask();
          return true;
        },
        enableBeforeUnload: false,
      }),
    [history, unsaved, ask],
  );
  const leave = () => {
    free.current = true;
    if (history.canGoBack()) history.back();
    else history.push(path('my-profile'));
  };
  return { leave, back: () => (unsaved ? ask() : leave()) };
}
