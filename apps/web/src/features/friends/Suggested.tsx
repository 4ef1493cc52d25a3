import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { remoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import { Candidates } from './Candidates.tsx';
import { recommendedQuery } from './card/friends-query.ts';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { suggestedQuery } from './people-queries.ts';
import { RequestList } from './Requests.tsx';
import css from './Suggested.module.css';

type Props = { me: string; items: readonly FriendItem[] };

/**
 * Children to ask: those who are online, else others who can be asked, else a search (FRIEND-03, HOME-07). The
 * child's other requests follow with their state.
 */
export function SuggestedList({ me, items }: Props) {
  const online = useQuery(suggestedQuery());
  const nobody = online.data?.length === 0;
  const others = useQuery({ ...recommendedQuery(), enabled: nobody });
  const query = nobody ? others : online;
  const listed = new Set(query.data?.map(({ userId }) => userId));
  return (
    <>
      <Loaded me={me} data={remoteData(query)} onRetry={() => void query.refetch()}>
        {people => (
          <>
            {nobody && people.length > 0 && <Offline />}
            {people.length === 0 ? (
              <Nobody />
            ) : (
              <Candidates me={me} people={people} items={items} source="suggested" />
            )}
          </>
        )}
      </Loaded>
      <RequestList
        me={me}
        items={items.filter(({ friend }) => !listed.has(friend.userId))}
        relation="asked"
      />
      <Note />
    </>
  );
}

/** Says that the children below are not online. */
function Offline() {
  const t = useText();
  return (
    <Card className={css['note']}>
      <p role="status">
        {t('empty.online')} {t('friends.youCanAsk')}
      </p>
    </Card>
  );
}

/** Shown if there is nobody to suggest. */
function Nobody() {
  const t = useText();
  return (
    <EmptyState text={`${t('empty.online')} ${t('friends.searchIdea')}`} mood="sleep">
      <Link to={path('friends-search')} className={buttonClass({ big: true })}>
        <Icon name="search" />
        {t('friends.tab.search')}
      </Link>
    </EmptyState>
  );
}

/** How the children were chosen (SAFE-08). */
function Note() {
  const t = useText();
  const note = t('safety.sameAge');
  return (
    <Card className={css['note']}>
      <Icon name="eye" />
      <p>{note}</p>
      <ListenButton text={note} />
    </Card>
  );
}
