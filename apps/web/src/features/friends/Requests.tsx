import type { FriendItem } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Fragment } from 'react';
import { inRelation } from './card/relation.ts';
import { EmptyState } from './EmptyState.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FindFriends } from './FriendList.tsx';
import { FriendMenu } from './FriendMenu.tsx';
import { ListTitle, People, Person } from './Person.tsx';

type Props = { me: string; items: readonly FriendItem[] };

const groups = [
  { relation: 'wants', title: 'friends.incoming' },
  { relation: 'asked', title: 'friends.outgoing' },
] as const;

/** Pending requests: incoming ones first, then the child's own (FRIEND-05, FRIEND-11, FRIEND-14). */
export function Requests({ me, items }: Props) {
  const t = useText();
  const lists = groups
    .map(group => ({ ...group, requests: inRelation(items, me, group.relation) }))
    .filter(({ requests }) => requests.length > 0);
  if (lists.length === 0) {
    return (
      <EmptyState text={t('empty.requests')}>
        <FindFriends />
      </EmptyState>
    );
  }
  return lists.map(({ relation, title, requests }) => (
    <Fragment key={relation}>
      <ListTitle>{t(title)}</ListTitle>
      <People label={t(title)}>
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
    </Fragment>
  ));
}
