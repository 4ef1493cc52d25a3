import { useEffect, useMemo, useState } from 'react';
import { Later, latePart } from '../shared/later.tsx';
import { useLocation } from '../shared/routing/history.ts';
import { isActivityPath } from '../shared/routing/match.ts';
import { useServices } from '../shared/services.tsx';
import { whenIdle } from '../shared/when-idle.ts';

/** Polls and tells what happened; no page waits for it. */
export const notificationWatch = latePart(() => import('./notifications/NotificationWatch.tsx'));

/** An activity that is opened first has the line to itself for so many ms. */
const patienceMs = 4_000;

/** Begins to watch over what happens to the child as soon as the first page stands (LOGIN-21). */
export function Watch() {
  const { history } = useServices();
  const location = useLocation();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const playing = isActivityPath(history.location.pathname);
    return whenIdle(() => setStarted(true), playing ? patienceMs : 0);
  }, [history]);
  // Where it could not be fetched, every page the child goes to tries again.
  const props = useMemo(() => ({ place: location.pathname }), [location.pathname]);
  return started && <Later part={notificationWatch} props={props} quiet />;
}
