import type { InboxItem, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, Icon } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import { conversationWith, type Friend, WriteTo } from './FriendsToWriteTo.tsx';
import { HowItGoes } from './HowItGoes.tsx';
import css from './Inbox.module.css';
import { ThreadItem } from './ThreadItem.tsx';

type Props = { user: User; items: readonly InboxItem[]; friends: readonly Friend[] };

/** All conversations (ROUTE-19, MSG-04), how a message goes, and friends to write to. */
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
        <HowItGoes />
        <Card title={t('messages.whoTo')}>
          <WriteTo friends={friends} />
        </Card>
      </aside>
    </div>
  );
}

/** Nothing yet: whom to write to first (ERR-15). */
function EmptyInbox({ friends }: Pick<Props, 'friends'>) {
  const t = useText();
  const lead = friends.length > 0 ? t('messages.whoTo') : t('empty.friends');
  return <FirstLine friends={friends} words={t('empty.conversation')} lead={lead} />;
}

type FirstLineProps = Pick<Props, 'friends'> & { words: string; lead?: string };

/** Domino asks, and the faces of the friends are the answers. */
function FirstLine({ friends, words, lead }: FirstLineProps) {
  const t = useText();
  const [first] = friends;
  return (
    <Card className={css['none']}>
      <Domino mood="sit" className={css['dog']} />
      <div className={css['row']}>
        <PageHeading className={css['text']}>{words}</PageHeading>
        <ListenButton quiet text={words} />
      </div>
      {lead && <p className={css['who']}>{lead}</p>}
      <WriteTo friends={friends} />
      {first && (
        <Link to={conversationWith(first.userId)} className={buttonClass({ big: true })}>
          <Icon name="pen" />
          {t('messages.writeTo', { username: first.username })}
        </Link>
      )}
    </Card>
  );
}

/** A conversation with nobody yet: whom to write to (ROUTE-20). */
export function ChooseFriend({ friends }: { friends: readonly Friend[] }) {
  const t = useText();
  usePageTitle(t('messages.newThread'));
  return (
    <FirstLine
      friends={friends}
      words={friends.length > 0 ? t('messages.whoTo') : t('empty.friends')}
    />
  );
}
