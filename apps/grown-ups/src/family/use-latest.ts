import { useRef, useState } from 'react';

/**
 * A state that may change faster than calls end: shows the last change at once, and sends it after the running
 * call. A change that `save` refuses is taken back; `refusals` counts them, for fields with a state of their own.
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
      if (await save(sent)) continue;
      setRefusals(count => count + 1);
      break;
    }
    latest.current = null;
    setWanted(null);
  };
  return { shown: wanted ?? kept, change, refusals };
}
