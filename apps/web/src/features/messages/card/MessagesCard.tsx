import type { InboxItem } from '@digipals/contract';
import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { buttonClass, Card, CounterChip, Face } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { tintOf } from '../../../shared/tint.ts';
import { conversationsQuery } from '../queries.ts';
import letter from './letter.webp?no-inline';
import css from './MessagesCard.module.css';

/** So many faces of those who have written stand on the card. */
const shown = 3;

/**
 * What waits for the child among its messages (PROFILE-10): new ones, else one that came back, else whom to
 * write to. Where the messages do not come, it is still the way to them.
 */
export function MessagesCard({ userId }: { userId: string }) {
  const { call } = useServices();
  const { data, isPending } = useQuery(conversationsQuery(call, userId));
  if (isPending) return <Card className={css['card']} />;
  const items = data ?? [];
  const unread = items.filter(item => item.unread > 0);
  const returned = items.find(({ submission }) => submission?.state === 'returned');
  if (unread.length > 0) return <News unread={unread} />;
  return returned ? <Returned item={returned} /> : <Nothing />;
}

type PlainProps = { text: string; to: string; label: string; quiet?: boolean };

/** The letter, one sentence, and one way to go. */
function Plain({ text, to, label, quiet = false }: PlainProps) {
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

/** One conversation opens at once; of several the child chooses. */
const wayTo = (items: readonly InboxItem[]): string => {
  const [first, ...rest] = items;
  return first && rest.length === 0
    ? path('conversation', { id: first.conversationId })
    : path('conversations');
};

function News({ unread }: { unread: readonly InboxItem[] }) {
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
        {unread.slice(0, shown).map(({ friend }) => (
          <Face
            key={friend.userId}
            src={`${friend.avatarImage}/head.svg`}
            tint={tintOf(friend.userId)}
            className={css['face']}
          />
        ))}
      </div>
      <Link to={wayTo(unread)} className={buttonClass({ big: true })}>
        {t('action.read')}
      </Link>
    </Card>
  );
}

function Returned({ item }: { item: InboxItem }) {
  const t = useText();
  const to = path('conversation', { id: item.conversationId });
  return <Plain text={t('messages.state.returned')} to={to} label={t('post.mend')} />;
}

function Nothing() {
  const t = useText();
  const to = path('conversations');
  return <Plain text={t('messages.whoTo')} to={to} label={t('action.write')} quiet />;
}

function Letter({ count = 0 }: { count?: number }) {
  return (
    <span className={css['letter']} aria-hidden="true">
      <img src={letter} alt="" width={84} height={84} />
      {count > 0 && <CounterChip count={count} className={css['count']} />}
    </span>
  );
}
