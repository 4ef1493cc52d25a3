import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../features/notifications/feed/notifications-query.ts';
import { NotificationList } from '../features/notifications/NotificationList.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /notifications: the notifications of the child (ROUTE-32, NOTIF-12). */
export default function NotificationsRoute() {
  const t = useText();
  const { user } = useSession();
  const query = useQuery(notificationsQuery(user.userId));
  const list = remoteData(query);
  usePageTitle(t('notify.title'));
  if (list.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (list.state !== 'success') return <Waiting />;
  return <NotificationList user={user} list={list.data} />;
}
