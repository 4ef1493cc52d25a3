import type { InboxItem, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import css from './InboxLayout.module.css';
import { ThreadItem } from './ThreadItem.tsx';

type Props = {
  user: User;
  items: readonly InboxItem[];
  /** The id of the open conversation. */
  current?: string | null;
  children: ReactNode;
};

/** The inbox beside the open conversation. Below 1024 px only one of the two is visible. */
export function InboxLayout({ user, items, current = null, children }: Props) {
  const t = useText();
  return (
    <div className={css['talk']}>
      <nav className={css['inbox']} aria-label={t('messages.title')}>
        <div className={css['head']}>
          <h2>
            <Link to={path('conversations')}>{t('messages.title')}</Link>
          </h2>
          <Link
            to={path('conversation')}
            aria-label={t('messages.newThread')}
            className={`${roundButtonClass('violet')} ${css['pen']}`}
          >
            <Icon name="pen" />
          </Link>
        </div>
        <ul className={css['list']}>
          {items.map(item => (
            <ThreadItem
              key={item.conversationId}
              item={item}
              user={user}
              current={item.conversationId === current}
              brief
            />
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
