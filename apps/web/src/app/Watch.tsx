import { useEffect, useState } from 'react';
import { Later, latePart } from '../shared/later.tsx';
import { isActivityPath } from '../shared/routing/match.ts';
import { useServices } from '../shared/services.tsx';
import { whenIdle } from '../shared/when-idle.ts';

/** Polls and tells what happened; no page waits for it. */
export const notificationWatch = latePart(() => import('./notifications/NotificationWatch.tsx'));

const none = {};

/** An activity that is opened first has the line to itself for so many ms. */
const patienceMs = 4_000;

/** Begins to watch over what happens to the child as soon as the first page stands (LOGIN-21). */
export function Watch() {
  const { history } = useServices();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const playing = isActivityPath(history.location.pathname);
    return whenIdle(() => setStarted(true), playing ? patienceMs : 0);
  }, [history]);
  return started && <Later part={notificationWatch} props={none} quiet />;
}
