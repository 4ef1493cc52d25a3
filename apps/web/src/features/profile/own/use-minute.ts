import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

const minuteMs = 60_000;

/** Milliseconds now, told again at each full minute. */
export function useMinute(): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setTime(now()), minuteMs - (time % minuteMs));
    return () => clearTimeout(timer);
  }, [time, now]);
  return time;
}
