import { useEffect, useState } from 'react';

/** Whether a button has rested since it came, so that the second tap of a double tap does not press it. */
export function useRested(turn: string | null, ms: number): boolean {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (turn === null) {
      setRested(null);
      return undefined;
    }
    const timer = setTimeout(() => setRested(turn), ms);
    return () => clearTimeout(timer);
  }, [turn, ms]);
  return turn !== null && turn === rested;
}
