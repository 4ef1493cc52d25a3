import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

const minuteMs = 60_000;

/** The current time in ms, updated every full minute. */
export function useMinute(): number {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setTime(now()), minuteMs - (time % minuteMs));
    return () => clearTimeout(timer);
  }, [time, now]);
  return time;
}
