import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { inRelation } from './card/relation.ts';
import { EmptyState } from './EmptyState.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FindFriends } from './FriendList.tsx';
import { FriendMenu } from './FriendMenu.tsx';
import { Permitted } from './Permitted.tsx';
import { ListTitle, People, Person } from './Person.tsx';

type Props = { me: string; items: readonly FriendItem[] };

const titles = { wants: 'friends.incoming', asked: 'friends.outgoing' } as const;

/** Pending requests: incoming ones first, then the child's own (FRIEND-05, FRIEND-11, FRIEND-14). */
export function Requests({ me, items }: Props) {
  const t = useText();
  if (items.every(({ request }) => request.status !== 'pending')) {
    return (
      <Permitted me={me}>
        <EmptyState text={t('empty.requests')}>
          <FindFriends />
        </EmptyState>
      </Permitted>
    );
  }
  return (
    <>
      <RequestList me={me} items={items} relation="wants" />
      <RequestList me={me} items={items} relation="asked" />
    </>
  );
}

type ListProps = Props & { relation: keyof typeof titles };

/** The incoming or own requests, with their state and actions; nothing if there are none. */
export function RequestList({ me, items, relation }: ListProps) {
  const t = useText();
  const title = t(titles[relation]);
  const requests = inRelation(items, me, relation);
  if (requests.length === 0) return null;
  return (
    <>
      <ListTitle>{title}</ListTitle>
      <People label={title}>
        {requests.map(({ friend }) => (
          <Person
            key={friend.userId}
            person={friend}
            aside={<FriendMenu me={me} other={friend} relation={relation} />}
          >
            <FriendActions me={me} other={friend} relation={relation} source="profile" />
          </Person>
        ))}
      </People>
    </>
  );
}
