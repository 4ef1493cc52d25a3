import type { InboxItem, User } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { CounterChip, classes, Face } from '@digipals/ui';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { StateSign } from '../../../shared/text-state/StateSign.tsx';
import { useTold } from '../../../shared/text-state/use-told.ts';
import { tintOf } from '../../../shared/tint.ts';
import { messageDraftKey, readDraft } from '../drafts/drafts.ts';
import { formatDay } from '../times.ts';
import css from './ThreadItem.module.css';

type Props = { item: InboxItem; user: User; current?: boolean; brief?: boolean };

/** A conversation in the inbox: the friend, the last message and the review status of the own text. */
export function ThreadItem({ item, user, current = false, brief = false }: Props) {
  const t = useText();
  const locale = useLocale();
  const { now } = useServices();
  const { friend, unread, submission, conversationId } = item;
  const back = submission?.state === 'returned';
  return (
    <li>
      <Link
        to={path('conversation', { id: conversationId })}
        aria-current={current ? 'page' : undefined}
        className={classes(
          css['thread'],
          unread > 0 && css['new'],
          back && css['again'],
          brief && css['brief'],
        )}
      >
        <Face
          src={`${friend.avatarImage}/head.svg`}
          tint={tintOf(friend.userId)}
          flag={friend.country}
          online={friend.online}
          className={css['face']}
        />
        <span className={css['words']}>
          <span className={css['top']}>
            <b className={css['name']}>{friend.username}</b>{' '}
            <small>{formatDay(item.at, { t, locale, timeZone: user.timeZone, now: now() })}</small>
          </span>{' '}
          <LastMessage item={item} />
          {!brief && <ReviewStatus item={item} user={user} />}
        </span>
        {unread > 0 && (
          <CounterChip
            count={unread}
            label={t('messages.new', { count: unread })}
            className={css['count']}
          />
        )}
      </Link>
    </li>
  );
}

/** The newest text, delivered or not, with its author. */
function LastMessage({ item: { last, submission } }: Pick<Props, 'item'>) {
  const t = useText();
  const newer = submission && (!last || submission.at > last.at) ? submission.text : null;
  const mine = newer ?? (last?.isMine ? last.text : null);
  return (
    <span className={css['last']} lang={mine === null ? 'en' : undefined}>
      {mine === null ? last?.text : t('messages.you', { text: mine })}
    </span>
  );
}

function ReviewStatus({ item, user }: Pick<Props, 'item' | 'user'>) {
  const t = useText();
  const { storage } = useServices();
  const { submission, last, friend } = item;
  const { username, userId } = friend;
  if (submission?.state === 'returned')
    return <StateSign state="returned">{t('messages.state.returned')}</StateSign>;
  if (readDraft(storage, user.userId, messageDraftKey(userId)))
    return <StateSign state="draft">{t('messages.state.draft')}</StateSign>;
  if (submission?.state === 'reading') return <Reading timeZone={user.timeZone} />;
  if (submission?.state === 'withheld')
    return <StateSign state="withheld">{t('messages.state.withheld', { username })}</StateSign>;
  if (last?.isMine)
    return <StateSign state="there">{t('messages.state.delivered', { username })}</StateSign>;
  return null;
}

/** At night nobody is reading it yet. */
function Reading({ timeZone }: Pick<User, 'timeZone'>) {
  const t = useText();
  const { words, isLater } = useTold(timeZone);
  if (isLater) return <StateSign state="night">{words}</StateSign>;
  return <StateSign state="reading">{t('messages.state.readingShort')}</StateSign>;
}
