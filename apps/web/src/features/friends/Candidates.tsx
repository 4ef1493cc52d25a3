import type { FriendItem, Summary } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useServices } from '../../shared/services.tsx';
import { relationWith } from './card/relation.ts';
import { FriendActions } from './FriendActions.tsx';
import { People, Person } from './Person.tsx';

const visitEvents = { search: 'lbm17', suggested: 'lbm21' } as const;

type Props = {
  me: string;
  people: readonly Summary[];
  /** Friends and requests, which determine the action for each child. */
  items: readonly FriendItem[];
  source: keyof typeof visitEvents;
};

/** Children to visit or to send a friend request to (FRIEND-21, FRIEND-22). */
export function Candidates({ me, people, items, source }: Props) {
  const t = useText();
  const { analytics } = useServices();
  return (
    <People label={t(source === 'search' ? 'friends.tab.search' : 'friends.tab.suggested')}>
      {people.map(person => (
        <Person
          key={person.userId}
          person={person}
          onVisit={() => analytics.tracked(visitEvents[source])}
        >
          <FriendActions
            me={me}
            other={person}
            relation={relationWith(items, me, person.userId)}
            source={source}
          />
        </Person>
      ))}
    </People>
  );
}
