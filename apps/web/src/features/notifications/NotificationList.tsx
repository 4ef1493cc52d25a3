import type { Notification, User } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Card, Domino } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import { useServices } from '../../shared/services.tsx';
import { formatTime } from './format-time.ts';
import { NotificationItem } from './NotificationItem.tsx';
import css from './NotificationList.module.css';
import { useReadAll } from './use-read-all.ts';

type Props = { user: User; list: readonly Notification[] };

/** All notifications, newest first (NOTIF-12). Visible ones are marked as read. */
export function NotificationList({ user, list }: Props) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const wasNew = useReadAll(user.userId, list);
  const given = { t, locale, timeZone: user.timeZone, now: now() };
  return (
    <Card className={css['card']}>
      <PageHeading>{t('notify.title')}</PageHeading>
      {list.length === 0 ? (
        <div className={css['none']}>
          <Domino mood="sit" className={css['dog']} />
          <p>{t('notify.empty')}</p>
        </div>
      ) : (
        <ul className={css['list']}>
          {list.map(one => (
            <NotificationItem
              key={one.id}
              notification={one}
              isNew={one.isNew || wasNew.has(one.id)}
              when={formatTime(one.at, given)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
