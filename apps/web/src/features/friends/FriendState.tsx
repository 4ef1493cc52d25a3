import type { Summary } from '@digipals/contract';
import type { Relation } from './card/relation.ts';
import { FriendActions } from './FriendActions.tsx';
import { FriendMenu } from './FriendMenu.tsx';
import css from './FriendState.module.css';

type Props = {
  me: string;
  other: Summary;
  relation: Relation;
  /** Called after a block: the profile of the other child is hidden from now on. */
  onBlocked?: () => void;
};

/** The relation with another child and its actions, for a profile. */
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
