import { useEffect, useRef, useState } from 'react';
import { countUp } from '../../../shared/count-up.ts';

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A number that counts up to its value from 0, and from there to each greater one; at once where nothing is to move. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(() => (isCalm() ? value : 0));
  const at = useRef(shown);
  useEffect(() => {
    const tell = (amount: number) => {
      at.current = amount;
      setShown(amount);
    };
    if (!isCalm() && value > at.current) return countUp(at.current, value, tell);
    tell(value);
    return undefined;
  }, [value]);
  return shown;
}
