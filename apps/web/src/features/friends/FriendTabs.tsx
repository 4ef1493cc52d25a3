import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { CounterChip, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { FriendSign } from './card/FriendSign.tsx';
import { friendsQuery } from './card/friends-query.ts';
import { newRequests } from './card/relation.ts';
import css from './FriendTabs.module.css';

/** Route of a tab. */
export type TabName = 'friends' | 'friends-pending' | 'friends-search' | 'friends-suggested';
type Tab = { name: TabName; text: MessageKey; icon: ReactNode };

const tabs = [
  { name: 'friends', text: 'friends.title', icon: <FriendSign name="people" /> },
  { name: 'friends-pending', text: 'friends.tab.requests', icon: <FriendSign name="wave" /> },
  { name: 'friends-search', text: 'friends.tab.search', icon: <Icon name="search" /> },
  { name: 'friends-suggested', text: 'friends.tab.suggested', icon: <Icon name="plus" /> },
] as const satisfies readonly Tab[];

type Props = { me: string; current: TabName; children: ReactNode };

/** Friend lists as four tabs of one page (FRIEND-05), with the number of new requests. */
export function FriendTabs({ me, current, children }: Props) {
  const t = useText();
  const count = newRequests(useQuery(friendsQuery(me)).data ?? [], me);
  const title = t(tabs.find(({ name }) => name === current)?.text ?? 'friends.title');
  usePageTitle(title);
  return (
    <div className={css['page']}>
      <PageHeading className={css['heading']}>{title}</PageHeading>
      <nav className={css['tabs']} aria-label={t('nav.friends')}>
        {tabs.map(({ name, text, icon }) => (
          <Link
            key={name}
            to={path(name)}
            aria-current={name === current ? 'page' : undefined}
            className={css['tab']}
          >
            {icon}
            <span className={css['label']}>{t(text)}</span>
            {name === 'friends-pending' && count > 0 && (
              <CounterChip
                count={count}
                label={t('friends.requestCount', { count })}
                className={css['count']}
              />
            )}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
