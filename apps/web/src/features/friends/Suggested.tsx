import type { FriendItem, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Icon } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { remoteData } from '../../shared/remote-data.ts';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { ListenButton } from '../../shared/speech.tsx';
import { Candidates } from './Candidates.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Loaded } from './Loaded.tsx';
import { suggestedQuery } from './people-queries.ts';
import css from './Suggested.module.css';

type Props = { me: string; items: readonly FriendItem[] };

/** Children who are online, and why these were chosen (FRIEND-03, SAFE-08). */
export function SuggestedList({ me, items }: Props) {
  const query = useQuery(suggestedQuery());
  return (
    <Loaded data={remoteData(query)} onRetry={() => void query.refetch()}>
      {people => <Suggested me={me} items={items} people={people} />}
    </Loaded>
  );
}

function Suggested({ me, people, items }: Props & { people: readonly Summary[] }) {
  const t = useText();
  const note = t('safety.sameAge');
  return (
    <>
      {people.length === 0 ? (
        <EmptyState text={t('empty.online')} mood="sleep">
          <Link to={path('friends-search')} className={buttonClass({ big: true })}>
            <Icon name="search" />
            {t('friends.tab.search')}
          </Link>
        </EmptyState>
      ) : (
        <Candidates me={me} people={people} items={items} source="suggested" />
      )}
      <Card className={css['note']}>
        <Icon name="eye" />
        <p>{note}</p>
        <ListenButton text={note} />
      </Card>
    </>
  );
}
