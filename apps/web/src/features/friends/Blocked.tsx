import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button, Card, Spinner } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../../shared/Failed.tsx';
import { remoteData } from '../../shared/remote-data.ts';
import css from './Blocked.module.css';
import { People, Person } from './Person.tsx';
import { useFriendship } from './use-friendship.tsx';

/** A collapsed list of blocked children, each with an unblock button. */
export function Blocked({ me }: { me: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <section className={css['blocked']}>
      <Button
        variant="secondary"
        iconAfter={open ? 'up' : 'down'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('friends.blocked')}
      </Button>
      {open && <BlockedList me={me} />}
    </section>
  );
}

function BlockedList({ me }: { me: string }) {
  const t = useText();
  const { unblock } = useFriendship(me);
  const query = useQuery(endpointQuery('GET users/{id}/blocks', { id: me }));
  const people = remoteData(query);
  if (people.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (people.state !== 'success') return <Spinner label={t('common.loading')} />;
  if (people.data.length === 0) {
    return (
      <Card>
        <p role="status">{t('empty.blocked')}</p>
      </Card>
    );
  }
  return (
    <People label={t('friends.blocked')}>
      {people.data.map(person => (
        <Person key={person.userId} person={person} visits={false}>
          <Button variant="quiet" wide onClick={() => void unblock(person)}>
            {t('safety.unblock')}
          </Button>
        </Person>
      ))}
    </People>
  );
}
