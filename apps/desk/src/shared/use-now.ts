import { useEffect, useState } from 'react';
import { useServices } from './services.tsx';

/** The server's time, updated every `everyMs` milliseconds. */
export function useNow(everyMs = 1_000): number {
  const { now } = useServices();
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return at;
}
