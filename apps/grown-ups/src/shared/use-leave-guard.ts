import { useLayoutEffect, useState } from 'react';
import { useServices } from './services.tsx';

/**
 * Holds back whoever would leave the page, while `isOn`: returns how to go on, to ask first. At a reload the browser
 * asks itself.
 */
export function useLeaveGuard(isOn: boolean) {
  const { leaveGuard } = useServices();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  // From the moment that the page is seen.
  useLayoutEffect(() => {
    if (!isOn) return;
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    leaveGuard.set(next => setGoOn(() => next));
    window.addEventListener('beforeunload', unload);
    return () => {
      leaveGuard.set(null);
      window.removeEventListener('beforeunload', unload);
    };
  }, [isOn, leaveGuard]);
  return { goOn, stay: () => setGoOn(null) };
}
