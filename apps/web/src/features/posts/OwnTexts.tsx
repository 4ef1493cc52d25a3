import type { User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { isOwn, type Own, OwnText, type Withdraw } from './OwnText.tsx';
import css from './Status.module.css';
import { useWall } from './use-wall.ts';
import { wallQuery } from './wall-query.ts';

type Props = {
  me: Pick<User, 'userId' | 'timeZone'>;
  wallOf: User['userId'];
  kind: Own['kind'];
  withdraw: Withdraw;
};

/** Undelivered texts of the child, except a returned one, which the composer below shows. */
export function OwnTexts({ me, wallOf, kind, withdraw }: Props) {
  const { remove } = useWall(wallOf);
  const submissions = useQuery(wallQuery(wallOf, me.userId)).data?.submissions ?? [];
  const waiting = submissions
    .filter(isOwn)
    .filter(one => one.kind === kind && one.state !== 'returned');
  if (waiting.length === 0) return null;
  return (
    <ul className={css['waiting']}>
      {waiting.map(one => (
        <OwnText
          key={one.submissionId}
          submission={one}
          timeZone={me.timeZone}
          withdraw={withdraw}
          onRemove={() => remove(one)}
        />
      ))}
    </ul>
  );
}
