import type { User } from '@digipals/contract';
import { useQuery } from '@tanstack/react-query';
import { isOwn, type Own, OwnText, type TakeBack } from './OwnText.tsx';
import css from './Status.module.css';
import { useWall } from './use-wall.ts';
import { wallQuery } from './wall-query.ts';

type Props = { wallOf: User['userId']; kind: Own['kind']; takeBack: TakeBack };

/** What the child itself wrote here and others do not read; what came back is mended in the box below. */
export function OwnTexts({ wallOf, kind, takeBack }: Props) {
  const { takeAway } = useWall(wallOf);
  const submissions = useQuery(wallQuery(wallOf)).data?.submissions ?? [];
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
          takeBack={takeBack}
          onTakeAway={() => takeAway(one)}
        />
      ))}
    </ul>
  );
}
