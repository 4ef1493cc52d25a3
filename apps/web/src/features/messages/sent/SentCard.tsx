import type { Trophy } from '@digipals/contract';
import { lingoAmounts } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import {
  buttonClass,
  Trophy as Cup,
  classes,
  Domino,
  Icon,
  type IconName,
  LingosBadge,
  ProgressBar,
} from '@digipals/ui';
import { Lifebuoy } from '../../../shared/lifebuoy/Lifebuoy.tsx';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import letter from '../card/letter.webp?no-inline';
import pathCss from './MessagePath.module.css';
import css from './SentCard.module.css';

type Props = {
  username: string;
  /** The recipient; null if no message was sent or while the name loads. */
  friend: string | null;
  sent: boolean;
  /** The trophy for answered messages, once loaded (MSG-03). */
  trophy: Trophy | undefined;
};

/** Shown after sending: what happens next and which rewards are possible (ROUTE-24, MSG-07, MSG-08). */
export function SentCard({ username, friend, sent, trophy }: Props) {
  const t = useText();
  const title = sent ? t('messages.sent.title', { username }) : t('messages.path.title');
  const text = sent && friend !== null ? t('messages.sent.text', { friend }) : '';
  return (
    <div className={css['page']}>
      <section className={css['sent']}>
        <Domino mood={sent ? 'cheer' : 'hello'} className={css['dog']} />
        <img className={css['letter']} src={letter} alt="" width={92} height={92} />
        <div className={css['title']}>
          <PageHeading>{title}</PageHeading>
          <ListenButton quiet text={`${title} ${text}`} />
        </div>
        {text && <p className={css['text']}>{text}</p>}
        <MessagePath sent={sent} />
        <Rewards trophy={trophy} />
        <div className={css['ways']}>
          <Lifebuoy hasWords />
          <Link to={path('my-profile')} className={buttonClass({ big: true, wide: true })}>
            {t('profile.goTo')}
          </Link>
          <Link
            to={path('conversations')}
            className={buttonClass({ variant: 'quiet', wide: true })}
          >
            {sent ? t('messages.sent.another') : t('messages.title')}
          </Link>
        </div>
      </section>
    </div>
  );
}

/** Possible rewards: Lingos on delivery, and a trophy for answered messages. */
function Rewards({ trophy }: { trophy: Trophy | undefined }) {
  const t = useText();
  const { messageDelivered, messagesPaidPerDay } = lingoAmounts;
  return (
    <div className={css['wins']}>
      <p className={css['lingos']}>
        <LingosBadge amount={messageDelivered} className={css['badge']} />
        {t('messages.sent.lingos', { count: messagesPaidPerDay })}
      </p>
      {trophy?.next && <Answers trophy={trophy} count={trophy.count} goal={trophy.next.count} />}
    </div>
  );
}

function Answers({ trophy, count, goal }: { trophy: Trophy; count: number; goal: number }) {
  const t = useText();
  const label = t('messages.progress', { count, goal });
  return (
    <div className={css['answers']}>
      <Cup emblem="messages" metal={trophy.level ?? 'none'} className={css['cup']} />
      <div>
        <span aria-hidden="true">{label}</span>
        <ProgressBar value={count} max={goal} label={label} className={css['bar']} />
      </div>
    </div>
  );
}

type PathKey = Extract<MessageKey, `messages.path.${1 | 2 | 3}`>;

const steps: readonly { text: PathKey; icon: IconName }[] = [
  { text: 'messages.path.1', icon: 'ok' },
  { text: 'messages.path.2', icon: 'eye' },
  { text: 'messages.path.3', icon: 'send' },
];

/** The steps of a message: written, read by a reviewer, delivered (MSG-02). */
function MessagePath({ sent }: { sent: boolean }) {
  const t = useText();
  return (
    <ol className={pathCss['path']}>
      {steps.map(({ text, icon }, index) => (
        <li
          key={text}
          className={classes(
            sent && index === 0 && pathCss['done'],
            sent && index === 1 && pathCss['now'],
          )}
          aria-current={sent && index === 1 ? 'step' : undefined}
        >
          <span className={pathCss['sign']}>
            <Icon name={!sent && index === 0 ? 'pen' : icon} />
          </span>
          {t(text)}
        </li>
      ))}
    </ol>
  );
}
