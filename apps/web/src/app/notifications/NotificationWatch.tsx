import { useSession } from '../../features/session/session-context.tsx';
import { useAnnouncing } from './use-announcing.ts';
import { usePolling } from './use-polling.ts';

/** Watches over what happens to the signed-in child; shows nothing itself. */
export default function NotificationWatch() {
  const { userId } = useSession().user;
  useAnnouncing(userId, usePolling(userId));
  return null;
}
