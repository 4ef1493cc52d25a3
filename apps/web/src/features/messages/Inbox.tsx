import type { InboxItem, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, Icon } from '@digipals/ui';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import { conversationWith } from './conversation-path.ts';
import { HowItGoes } from './HowItGoes.tsx';
import css from './Inbox.module.css';
import { ThreadItem } from './ThreadItem.tsx';
import { type Friend, WriteTo } from './WriteTo.tsx';

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
export function EmptyInbox({ friends }: Pick<Props, 'friends'>) {
  const t = useText();
  const text = t('empty.conversation');
  const [first] = friends;
  return (
    <Card className={css['none']}>
      <Domino mood="sit" className={css['dog']} />
      <div className={css['row']}>
        <PageHeading className={css['text']}>{text}</PageHeading>
        <ListenButton text={text} />
      </div>
      <p className={css['who']}>{friends.length > 0 ? t('messages.whoTo') : t('empty.friends')}</p>
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
