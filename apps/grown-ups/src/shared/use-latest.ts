import { useRef, useState } from 'react';

/**
 * A state that may change faster than calls end: shows the last change at once, and sends it after the running
 * call. If `save` refuses the last one, what is kept is shown again; `refusals` counts, for fields with a state of their own.
 */
export function useLatest<T extends object>(kept: T, save: (state: T) => Promise<boolean>) {
  const [wanted, setWanted] = useState<T | null>(null);
  const [refusals, setRefusals] = useState(0);
  const latest = useRef<T | null>(null);
  const change = async (part: Partial<T>) => {
    const isRunning = latest.current !== null;
    latest.current = { ...kept, ...latest.current, ...part };
    setWanted(latest.current);
    if (isRunning) return;
    let sent: T | null = null;
    while (sent !== latest.current) {
      sent = latest.current;
      if (!(await save(sent))) setRefusals(count => count + 1);
    }
    latest.current = null;
    setWanted(null);
  };
  return { shown: wanted ?? kept, change, refusals };
}
