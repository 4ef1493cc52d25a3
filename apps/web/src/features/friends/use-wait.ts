import { useEffect, useState } from 'react';

/** True until so many seconds have gone by since it was first shown. */
export function useWait(seconds: number): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return waiting;
}
