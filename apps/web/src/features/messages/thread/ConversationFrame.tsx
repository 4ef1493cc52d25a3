import type { InboxItem } from '@digipals/contract';
import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { classes, Face, Icon, roundButtonClass } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { tintOf } from '../../../shared/tint.ts';
import css from './ConversationFrame.module.css';
import { reportPath } from './report-path.ts';

type Props = { friend: InboxItem['friend']; children: ReactNode };

/** Header with the friend, back and report links, above the content. */
export function ConversationFrame({ friend, children }: Props) {
  const t = useText();
  const locale = useLocale();
  const { userId, username, country, avatarImage, online } = friend;
  usePageTitle(t('messages.with', { username }));
  return (
    <section className={css['conversation']} data-conversation={userId}>
      <header className={css['head']}>
        <Link
          to={path('conversations')}
          aria-label={t('messages.back')}
          className={classes(roundButtonClass(), css['flat'], css['back'])}
        >
          <Icon name="left" />
        </Link>
        <Link to={path('digipal', { userId })} className={css['who']}>
          <Face
            src={`${avatarImage}/head.svg`}
            tint={tintOf(userId)}
            flag={country}
            online={online}
            {...(online && { onlineLabel: t('friends.online', { username }) })}
            className={css['face']}
          />
          <span className={css['names']}>
            <PageHeading className={css['name']}>{username}</PageHeading>
            <span className={css['country']}>{countryName(country, locale)}</span>
          </span>
        </Link>
        <Lifebuoy />
        <Link
          to={reportPath(userId)}
          aria-label={t('messages.report')}
          className={classes(roundButtonClass(), css['flat'], css['flag'])}
        >
          <Icon name="flag" />
        </Link>
      </header>
      {children}
    </section>
  );
}
