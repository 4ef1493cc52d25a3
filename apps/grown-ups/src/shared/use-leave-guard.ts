import { useLayoutEffect, useState } from 'react';
import { useServices } from './services.tsx';
import { useReloadQuestion } from './use-reload-question.ts';

/** Asks before the page is left while the component is mounted: `isAsked` until `leave` or `stay`. */
export function useLeaveGuard() {
  const { leaveGuard } = useServices();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useReloadQuestion();
  // From the moment that the page is seen.
  useLayoutEffect(() => {
    leaveGuard.set(next => setGoOn(() => next));
    return () => leaveGuard.set(null);
  }, [leaveGuard]);
  const stay = () => setGoOn(null);
  const leave = () => {
    leaveGuard.set(null);
    stay();
    goOn?.();
  };
  return { isAsked: goOn !== null, leave, stay };
}
