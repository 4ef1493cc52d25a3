import type { InboxItem, User } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino, type DominoMood, Icon } from '@digipals/ui';
import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import { type Friend, FriendsToWriteTo } from './FriendsToWriteTo.tsx';
import css from './Inbox.module.css';
import { MessageSteps } from './MessageSteps.tsx';
import { ThreadItem } from './ThreadItem.tsx';

type Readers = {
  friends: readonly Friend[];
  /** Whom to ask while no grown-up permits contact: friends and messages are hidden, not gone (FAMILY-33). */
  askFirst: string | undefined;
};

type Props = Readers & { user: User; items: readonly InboxItem[] };

/** All conversations (ROUTE-19, MSG-04) and the steps of a message. */
export function Inbox({ user, items, ...readers }: Props) {
  const t = useText();
  usePageTitle(t('messages.title'));
  if (items.length === 0) return <EmptyInbox {...readers} />;
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
function EmptyInbox({ friends, askFirst }: Readers) {
  const t = useText();
  if (askFirst) return <AskGrownUp words={askFirst} />;
  const lead = friends.length > 0 ? t('messages.whoTo') : t('empty.friends');
  return <ChooseFriendCard friends={friends} words={t('empty.conversation')} lead={lead} />;
}

type ChooseFriendProps = Pick<Readers, 'friends'> & { words: string; lead?: string };

function ChooseFriendCard({ friends, words, lead }: ChooseFriendProps) {
  return (
    <WordsCard words={words}>
      {lead && <p className={css['who']}>{lead}</p>}
      <FriendsToWriteTo friends={friends} />
    </WordsCard>
  );
}

type WordsProps = { words: string; mood?: DominoMood; children?: ReactNode };

function WordsCard({ words, mood = 'sit', children }: WordsProps) {
  return (
    <Card className={css['none']}>
      <Domino mood={mood} className={css['dog']} />
      <div className={css['row']}>
        <PageHeading className={css['text']}>{words}</PageHeading>
        <ListenButton quiet text={words} />
      </div>
      {children}
    </Card>
  );
}

/** Shown in place of messages while no grown-up permits contact. */
export function AskGrownUp({ words }: { words: string }) {
  const t = useText();
  usePageTitle(t('messages.title'));
  return <WordsCard mood="think" words={words} />;
}

/** Asks for the recipient of a new conversation (ROUTE-20). */
export function ChooseFriend({ friends }: Pick<Readers, 'friends'>) {
  const t = useText();
  usePageTitle(t('messages.newThread'));
  return (
    <ChooseFriendCard
      friends={friends}
      words={friends.length > 0 ? t('messages.whoTo') : t('empty.friends')}
    />
  );
}
