import { useEffect, useState } from 'react';

/** True until the given number of seconds has passed since the first render. */
export function useWait(seconds: number): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return waiting;
}
