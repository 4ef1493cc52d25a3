import { session } from '@digipals/contract/constants';
import { TextPartProvider } from '@digipals/i18n/react';
import { useEffect, useState } from 'react';
import { StillThere } from '../../features/leaving/StillThere.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { Boundary } from '../../shared/Boundary.tsx';
import { useServices } from '../../shared/services.tsx';
import { idleLimitOf, type IdleWatch as Watch, watchIdle } from './watch-idle.ts';

/** Logs the child out after the idle limit of the deployment, unless it answers that it is still there. */
export function IdleWatch() {
  const { user, logout } = useSession();
  const { storage, now, browser } = useServices();
  const [watch, setWatch] = useState<Watch>();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const limitMs = idleLimitOf(document);
    if (limitMs === null) return;
    const started = watchIdle({
      page: window,
      storage,
      now,
      isOnline: browser.isOnline,
      limitMs,
      answerMs: session.answerMs,
      onIdle: () => logout(),
    });
    const show = () => setAsking(started.asking.get());
    const stop = started.asking.subscribe(show);
    setWatch(started);
    show();
    return () => {
      stop();
      started.stop();
    };
  }, [storage, now, browser, logout]);
  if (!asking || !watch) return null;
  return (
    <Boundary>
      <TextPartProvider part="pages" waiting={null}>
        <StillThere username={user.username} onStay={watch.stay} onLeave={() => logout()} />
      </TextPartProvider>
    </Boundary>
  );
}
