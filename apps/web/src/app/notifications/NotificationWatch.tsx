import { useSession } from '../../features/session/session-context.tsx';
import { useAnnouncing } from './use-announcing.ts';
import { usePolling } from './use-polling.ts';

/** Polls and announces the notifications of the signed-in child; `place` is the current path. Renders nothing. */
export default function NotificationWatch({ place }: { place: string }) {
  const { userId } = useSession().user;
  useAnnouncing(userId, place, usePolling(userId));
  return null;
}
