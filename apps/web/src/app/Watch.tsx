import { useEffect, useMemo, useState } from 'react';
import { Later, latePart } from '../shared/later.tsx';
import { useLocation } from '../shared/routing/history.ts';
import { isActivityPath } from '../shared/routing/match.ts';
import { whenIdle } from '../shared/when-idle.ts';

/** Polls for notifications and watches for inactivity; loaded after the first page. */
export const watches = latePart(() => import('./watches/Watches.tsx'));

/** Delay after which polling starts on an activity, so that the activity loads first. */
const activityDelayMs = 4_000;

/** Starts watching once the first page is shown (LOGIN-21). */
export function Watch() {
  const { pathname } = useLocation();
  const [started, setStarted] = useState(false);
  const playing = isActivityPath(pathname);
  useEffect(() => whenIdle(() => setStarted(true), playing ? activityDelayMs : 0), [playing]);
  // New props retry a failed load, so every navigation tries again.
  const props = useMemo(() => ({ place: pathname }), [pathname]);
  return started && <Later part={watches} props={props} quiet />;
}
