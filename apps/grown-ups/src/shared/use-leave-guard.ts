import { useLayoutEffect, useState } from 'react';
import { useServices } from './services.tsx';

/** Asks before the page is left while the component is mounted: `isAsked` until `leave` or `stay`. */
export function useLeaveGuard() {
  const { leaveGuard } = useServices();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  // From the moment that the page is seen.
  useLayoutEffect(() => {
    // At a reload the browser asks.
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    leaveGuard.set(next => setGoOn(() => next));
    window.addEventListener('beforeunload', unload);
    return () => {
      leaveGuard.set(null);
      window.removeEventListener('beforeunload', unload);
    };
  }, [leaveGuard]);
  const stay = () => setGoOn(null);
  const leave = () => {
    leaveGuard.set(null);
    stay();
    goOn?.();
  };
  return { isAsked: goOn !== null, leave, stay };
}
