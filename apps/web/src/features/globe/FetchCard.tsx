import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino, Spinner } from '@digipals/ui';
import { isCalm } from '@digipals/ui/calm';
import { useLayoutEffect, useRef } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import css from './FetchCard.module.css';
import { useFetchFriend } from './use-fetch-friend.ts';

type Props = { userId: string; mayMeet: boolean; askFirst: string };

/** Domino finds a new friend: question, progress, and the message if none is found (GLOBE-03). */
export function FetchCard({ userId, mayMeet, askFirst }: Props) {
  const t = useText();
  const { state, start } = useFetchFriend(userId);
  const running = state === 'running';
  const words = {
    idle: t('globe.fetch.text'),
    running: t('globe.fetch.text'),
    nobody: t('empty.online'),
    forbidden: askFirst,
  };
  // With reduced motion Domino does not run.
  const waiting = isCalm() ? t('common.loading') : t('globe.loading');
  const box = useRef<HTMLDivElement>(null);
  const ran = useRef(false);
  useLayoutEffect(() => {
    if (running) box.current?.focus({ preventScroll: true });
    else if (ran.current) box.current?.querySelector('button')?.focus({ preventScroll: true });
    ran.current = running;
  }, [running]);
  return (
    <Card className={css['fetch']}>
      <div ref={box} tabIndex={-1} className={css['box']}>
        <PageHeading className={css['title']}>{running ? waiting : t('globe.title')}</PageHeading>
        {running ? (
          <div className={css['run']} data-fetching="">
            <Spinner label={waiting} className={css['dots']} />
            <span className={css['lane']}>
              <Domino mood="hello" className={css['dog']} />
            </span>
          </div>
        ) : (
          <>
            <p className={css['text']} role="status">
              {words[mayMeet ? state : 'forbidden']}
            </p>
            {mayMeet && (
              <Button big wide className={css['start']} onClick={start}>
                {t('globe.fetch')}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
