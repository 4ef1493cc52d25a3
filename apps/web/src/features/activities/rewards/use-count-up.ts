import { isCalm } from '@digipals/ui/calm';
import { useEffect, useRef, useState } from 'react';
import { countUp } from '../../../shared/count-up.ts';

/** Counts up from 0 or the previous value; jumps to the value with reduced motion. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(() => (isCalm() ? value : 0));
  const at = useRef(shown);
  useEffect(() => {
    const update = (amount: number) => {
      at.current = amount;
      setShown(amount);
    };
    if (!isCalm() && value > at.current) return countUp(at.current, value, update);
    update(value);
    return undefined;
  }, [value]);
  return shown;
}
