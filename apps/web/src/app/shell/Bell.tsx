import { useText } from '@digipals/i18n/react';
import { CounterChip, classes, Icon, roundButtonClass } from '@digipals/ui';
import { useNews } from '../../features/notifications/feed/use-notifications.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import css from './Bell.module.css';
import round from './round.module.css';

/** The link to the notifications with the number of new ones (SHELL-38). */
export function Bell({ userId }: { userId: string }) {
  const t = useText();
  const news = useNews(userId);
  const title = t('notify.title');
  const name = news > 0 ? `${title}: ${t('notify.count', { count: news })}` : title;
  return (
    <Link
      to={path('notifications')}
      className={classes(roundButtonClass(), round['flat'], css['bell'])}
      aria-label={name}
    >
      <Icon name="bell" />
      {news > 0 && (
        <CounterChip
          // A new key restarts the animation.
          key={news}
          count={news}
          className={css['count']}
        />
      )}
    </Link>
  );
}
