import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import { isOwn, OwnText } from './OwnText.tsx';
import css from './Status.module.css';
import { useWall } from './use-wall.ts';
import { wallQuery } from './wall-query.ts';

/** What the friends of the child read as its status now, and what they do not read yet. */
export function OwnStatus({ me }: { me: string }) {
  const t = useText();
  const { call } = useServices();
  const { takeAway } = useWall(me);
  const wall = useQuery(wallQuery(call, me)).data;
  if (!wall) return null;
  const waiting = wall.submissions
    .filter(isOwn)
    .filter(({ kind, state }) => kind === 'status' && state !== 'returned');
  return (
    <>
      {wall.status ? (
        <p className={css['now']} lang="en">
          {wall.status.text}
        </p>
      ) : (
        <p className={css['none']}>{t('status.noneOwn')}</p>
      )}
      {waiting.length > 0 && (
        <ul className={css['waiting']}>
          {waiting.map(one => (
            <OwnText key={one.submissionId} submission={one} onTakeAway={() => takeAway(one)} />
          ))}
        </ul>
      )}
    </>
  );
}
