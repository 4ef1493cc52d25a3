import type { Summary } from '@digipals/contract';
import { Face } from '@digipals/ui';
import { tintOf } from '../../shared/tint.ts';
import css from './FriendFace.module.css';
import { VisitLink } from './VisitLink.tsx';

type Props = { friend: Summary; flag?: boolean };

/** Links to a friend by face and name. */
export function FriendFace({ friend, flag = false }: Props) {
  return (
    <VisitLink friend={friend} className={css['friend']}>
      <Face
        src={`${friend.avatarImage}/head.svg`}
        tint={tintOf(friend.userId)}
        flag={flag ? friend.country : undefined}
        className={css['face']}
      />
      <span className={css['name']}>{friend.username}</span>
    </VisitLink>
  );
}
