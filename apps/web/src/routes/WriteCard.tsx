import { invalidateChanges } from '@digipals/client';
import type { Sent } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Card, Domino } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMayMeet } from '../features/friends/card/use-may-meet.ts';
import { Composer } from '../features/messages/composer/Composer.tsx';
import { useReturnedText } from '../features/messages/composer/use-returned-text.ts';
import { isOwn, Returned } from '../features/posts/OwnText.tsx';
import { wallQuery, withSent } from '../features/posts/wall-query.ts';
import { Lifebuoy } from '../shared/lifebuoy/Lifebuoy.tsx';
import { PageHeading } from '../shared/page-title.tsx';
import { GoBack } from '../shared/routing/GoBack.tsx';
import { useServices } from '../shared/services.tsx';
import { ListenButton } from '../shared/speech.tsx';
import { Waiting } from '../shared/Waiting.tsx';
import { draftKeyOf } from './use-own-withdraw.ts';
import css from './WriteCard.module.css';

type Props = {
  me: string;
  /** The owner of the wall or status. */
  wallOf: string;
  kind: 'post' | 'status';
  title: string;
  /** The recipient, in words. */
  lead?: string;
  label: string;
  onSent(): void;
  /** Shown between heading and composer. */
  children?: ReactNode;
};

/** Composer for a DigiPost or the child's status. A returned one is edited here (SAFE-05, AMBIG-51). */
export function WriteCard({ me, wallOf, kind, title, lead, label, onSent, children }: Props) {
  const t = useText();
  const { call, queries } = useServices();
  const mayMeet = useMayMeet(me);
  const query = wallQuery(wallOf, me);
  const wall = useQuery(query);
  const mine = wall.data?.submissions.filter(isOwn).filter(one => one.kind === kind) ?? [];
  const draftKey = draftKeyOf({ kind, toUserId: wallOf });
  const { editing, edit, stopEditing } = useReturnedText({ me, draftKey, submissions: mine });
  const returned = editing ?? mine.find(({ state }) => state === 'returned');

  const send = (message: string, idempotencyKey: string) =>
    call('POST messages/statuses', {
      body: {
        message,
        ...(kind === 'post' && { toUserId: wallOf }),
        ...(editing && { submissionId: editing.submissionId }),
      },
      idempotencyKey,
    });
  const show = ({ submission }: Sent) => {
    queries.setQueryData(query.queryKey, known => known && withSent(known, submission));
    void invalidateChanges(queries, 'POST messages/statuses');
  };
  return (
    <Card className={css['card']}>
      <Domino mood="school" className={css['dog']} />
      <header className={css['head']}>
        <GoBack />
        <div>
          <PageHeading>{title}</PageHeading>
          {lead && <p>{lead}</p>}
        </div>
        <Lifebuoy />
      </header>
      <div className={css['between']}>{children}</div>
      {returned && <Returned submission={returned} />}
      {returned && !editing && mayMeet && (
        <Button variant="secondary" icon="pen" onClick={() => edit(returned)}>
          {t('post.mend')}
        </Button>
      )}
      {wall.isPending || mayMeet === undefined ? (
        <Waiting />
      ) : !mayMeet ? (
        // Said before the child writes, and its draft waits (FAMILY-34).
        <p className={css['ask']}>
          {t('post.askGrownUp')} <ListenButton quiet text={t('post.askGrownUp')} />
        </p>
      ) : (
        <div className={css['box']}>
          <Composer
            me={me}
            draftKey={draftKey}
            label={label}
            editing={editing}
            // On its own wall only a grown-up's permission can be missing.
            goneText={t(wallOf === me ? 'post.askGrownUp' : 'post.friendsFirst')}
            ready={mine.every(({ state }) => state === 'returned')}
            send={send}
            onArrived={show}
            onSent={onSent}
            onStale={() => {
              stopEditing();
              void wall.refetch();
            }}
          />
        </div>
      )}
    </Card>
  );
}
