import type { InboxItem } from '@digipals/contract';
import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { buttonClass, Card, CounterChip, Face } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { tintOf } from '../../../shared/tint.ts';
import letter from './letter.webp?no-inline';
import css from './MessagesCard.module.css';
import { conversationsQuery } from './queries.ts';

/** How many faces of friends with unread messages the card shows. */
const maxFaces = 3;

type Props = {
  userId: string;
  /** Whether the card invites to write, which needs a friend. */
  invites: boolean;
};

/**
 * Unread messages, else a returned text, else an invitation to write (PROFILE-10). Links to the inbox even
 * if loading fails.
 */
export function MessagesCard({ userId, invites }: Props) {
  const { data, isPending } = useQuery(conversationsQuery(userId));
  if (isPending) return <Card className={css['card']} />;
  const items = data ?? [];
  const unread = items.filter(item => item.unread > 0);
  const returned = items.find(({ submission }) => submission?.state === 'returned');
  if (unread.length > 0) return <NewMessages unread={unread} />;
  if (returned) return <Returned item={returned} />;
  return invites ? <WriteToFriend /> : null;
}

type PlainProps = { text: string; to: string; label: string; quiet?: boolean };

function PlainCard({ text, to, label, quiet = false }: PlainProps) {
  const t = useText();
  return (
    <Card className={css['card']}>
      <Letter />
      <div className={css['words']}>
        <h2>{t('messages.title')}</h2>
        <p>{text}</p>
      </div>
      <Link to={to} className={buttonClass({ big: true, ...(quiet && { variant: 'quiet' }) })}>
        {label}
      </Link>
    </Card>
  );
}

/** Links to the only unread conversation, or to the inbox if there are several. */
const linkTo = (items: readonly InboxItem[]): string => {
  const [first, ...rest] = items;
  return first && rest.length === 0
    ? path('conversation', { id: first.conversationId })
    : path('conversations');
};

function NewMessages({ unread }: { unread: readonly InboxItem[] }) {
  const t = useText();
  const tag = languageTag(useLocale());
  const count = unread.reduce((sum, item) => sum + item.unread, 0);
  const names = new Intl.ListFormat(tag).format(unread.map(({ friend }) => friend.username));
  return (
    <Card className={css['card']}>
      <Letter count={count} />
      <div className={css['words']}>
        <h2>{t('messages.new', { count })}</h2>
        <p>{names}</p>
      </div>
      <div className={css['faces']}>
        {unread.slice(0, maxFaces).map(({ friend }) => (
          <Face
            key={friend.userId}
            src={`${friend.avatarImage}/head.svg`}
            tint={tintOf(friend.userId)}
            className={css['face']}
          />
        ))}
      </div>
      <Link to={linkTo(unread)} className={buttonClass({ big: true })}>
        {t('action.read')}
      </Link>
    </Card>
  );
}

function Returned({ item }: { item: InboxItem }) {
  const t = useText();
  const to = path('conversation', { id: item.conversationId });
  return <PlainCard text={t('messages.state.returned')} to={to} label={t('post.mend')} />;
}

function WriteToFriend() {
  const t = useText();
  const to = path('conversations');
  return <PlainCard text={t('messages.whoTo')} to={to} label={t('action.write')} quiet />;
}

function Letter({ count = 0 }: { count?: number }) {
  return (
    <span className={css['letter']} aria-hidden="true">
      <img src={letter} alt="" width={84} height={84} />
      {count > 0 && <CounterChip count={count} className={css['count']} />}
    </span>
  );
}
