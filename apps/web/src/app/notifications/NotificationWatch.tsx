import { useSession } from '../../features/session/session-context.tsx';
import { useAnnouncing } from './use-announcing.ts';
import { usePolling } from './use-polling.ts';

/** Watches over what happens to the signed-in child at its `place`, a path; shows nothing itself. */
export default function NotificationWatch({ place }: { place: string }) {
  const { userId } = useSession().user;
  useAnnouncing(userId, place, usePolling(userId));
  return null;
}
