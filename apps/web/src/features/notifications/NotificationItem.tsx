import type { Notification } from '@digipals/contract';
import { countryName } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Coin, classes, Domino, type DominoMood, Face, Trophy } from '@digipals/ui';
import type { ReactNode } from 'react';
import { answerPage } from '../../shared/lifebuoy/answer-page.ts';
import { Link } from '../../shared/routing/Link.tsx';
import css from './NotificationItem.module.css';
import { placeOf, wordsOf } from './words.ts';

type Props = { notification: Notification; isNew: boolean; when: string };

/** A notification with its text and time, linked to its place. */
export function NotificationItem({ notification, isNew, when }: Props) {
  const t = useText();
  return (
    <li>
      <Place to={placeOf(notification)} className={classes(css['row'], isNew && css['new'])}>
        <Picture notification={notification} />
        <span className={css['text']}>
          <span className={css['words']}>{wordsOf(t, notification)}</span>
          <time className={css['when']} dateTime={notification.at}>
            {when}
          </time>
        </span>
        {isNew && <b className={css['sign']}>{t('notify.new')}</b>}
      </Place>
    </li>
  );
}

/** A link to a page of the app, or to the help page, which is none. */
function Place({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  if (to !== answerPage) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

function moodOf({ type, action }: Notification): DominoMood {
  if (type === 'domino-rem') return 'sleep';
  return action === 'returned' || action === 'withheld' ? 'think' : 'hello';
}

function Picture({ notification }: { notification: Notification }) {
  const { type, content } = notification;
  const locale = useLocale();
  if (content.from) {
    const { avatarImage, country } = content.from;
    return (
      <Face
        src={`${avatarImage}/head.svg`}
        flag={country}
        flagLabel={countryName(country, locale)}
        className={css['face']}
      />
    );
  }
  return (
    <span className={classes(css['round'], type === 'domino-rem' && css['sleep'])}>
      {type === 'lingo' && <Coin className={css['coin']} />}
      {content.trophy && (
        <Trophy metal={content.trophy.level} emblem={content.trophy.kind} className={css['cup']} />
      )}
      {type !== 'lingo' && !content.trophy && (
        <Domino mood={moodOf(notification)} className={css['dog']} />
      )}
    </span>
  );
}
