import type { InboxItem, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, Icon } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import { type Friend, FriendsToWriteTo } from './FriendsToWriteTo.tsx';
import css from './Inbox.module.css';
import { MessageSteps } from './MessageSteps.tsx';
import { ThreadItem } from './ThreadItem.tsx';

type Props = { user: User; items: readonly InboxItem[]; friends: readonly Friend[] };

/** All conversations (ROUTE-19, MSG-04) and the steps of a message. */
export function Inbox({ user, items, friends }: Props) {
  const t = useText();
  usePageTitle(t('messages.title'));
  if (items.length === 0) return <EmptyInbox friends={friends} />;
  return (
    <div className={css['inbox']}>
      <Card className={css['threads']}>
        <div className={css['head']}>
          <PageHeading className={css['title']}>{t('messages.title')}</PageHeading>
          <Link to={path('conversation')} className={buttonClass()}>
            <Icon name="pen" />
            {t('action.write')}
          </Link>
        </div>
        <ul className={css['list']} aria-label={t('messages.title')}>
          {items.map(item => (
            <ThreadItem key={item.conversationId} item={item} user={user} />
          ))}
        </ul>
      </Card>
      <aside className={css['aside']}>
        <MessageSteps timeZone={user.timeZone} />
      </aside>
    </div>
  );
}

/** Shown without conversations: suggests friends to write to (ERR-15). */
function EmptyInbox({ friends }: Pick<Props, 'friends'>) {
  const t = useText();
  const lead = friends.length > 0 ? t('messages.whoTo') : t('empty.friends');
  return <ChooseFriendCard friends={friends} words={t('empty.conversation')} lead={lead} />;
}

type ChooseFriendProps = Pick<Props, 'friends'> & { words: string; lead?: string };

function ChooseFriendCard({ friends, words, lead }: ChooseFriendProps) {
  return (
    <Card className={css['none']}>
      <Domino mood="sit" className={css['dog']} />
      <div className={css['row']}>
        <PageHeading className={css['text']}>{words}</PageHeading>
        <ListenButton quiet text={words} />
      </div>
      {lead && <p className={css['who']}>{lead}</p>}
      <FriendsToWriteTo friends={friends} />
    </Card>
  );
}

/** Asks for the recipient of a new conversation (ROUTE-20). */
export function ChooseFriend({ friends }: { friends: readonly Friend[] }) {
  const t = useText();
  usePageTitle(t('messages.newThread'));
  return (
    <ChooseFriendCard
      friends={friends}
      words={friends.length > 0 ? t('messages.whoTo') : t('empty.friends')}
    />
  );
}
