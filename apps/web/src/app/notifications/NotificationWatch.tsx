import { LikesReceived } from '../../features/notifications/arrivals/LikesReceived.tsx';
import { LingoFlight } from '../../features/notifications/arrivals/LingoFlight.tsx';
import { useSession } from '../../features/session/session-context.tsx';
import { useAnnouncing } from './use-announcing.ts';
import { usePolling } from './use-polling.ts';

/** Polls and announces the notifications of the signed-in child; `place` is the current path. */
export function NotificationWatch({ place }: { place: string }) {
  const { userId } = useSession().user;
  const { likes, forgetLikes } = useAnnouncing(place, usePolling(userId));
  return (
    <>
      <LingoFlight userId={userId} />
      <LikesReceived likes={likes} onEnd={forgetLikes} />
    </>
  );
}
