import { useEffect, useRef, useState } from 'react';

/** Returns the last value for `ms` milliseconds, then null. A new value restarts the timer. */
export function useFlash<T>(ms: number): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const flash = (next: T) => {
    clearTimeout(timer.current);
    setValue(next);
    timer.current = setTimeout(() => setValue(null), ms);
  };
  return [value, flash];
}
