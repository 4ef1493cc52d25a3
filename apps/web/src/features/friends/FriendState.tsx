import type { Summary } from '@digipals/contract';
import type { Relation } from './card/relation.ts';
import { FriendActions } from './FriendActions.tsx';
import { FriendMenu } from './FriendMenu.tsx';
import css from './FriendState.module.css';

type Props = {
  me: string;
  other: Summary;
  relation: Relation;
  /** After a block: the page of the other is not to be seen any more. */
  onBlocked?: () => void;
};

/** On the page of another child: how things stand with it, and what can be done. */
export function FriendState({ me, other, relation, onBlocked }: Props) {
  return (
    <div className={css['state']} data-relation={relation}>
      <div className={css['main']}>
        <FriendActions me={me} other={other} relation={relation} source="profile" />
      </div>
      <FriendMenu me={me} other={other} relation={relation} onBlocked={onBlocked} />
    </div>
  );
}
