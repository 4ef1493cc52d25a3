import { endpointQuery } from '@digipals/client';
import { buttonClass, EmptyState, FormError, LoadError, Tag } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { roleWords } from '../shared/words.ts';
import css from './Box.module.css';
import { Note } from './Box.tsx';
import { FactorBox } from './FactorBox.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import {
  LeaveBox,
  PapersBox,
  type PersonAct,
  RemoveBox,
  RoleBox,
  TiesBox,
} from './PersonBoxes.tsx';
import {
  FactorDialog,
  LeaveDialog,
  RecordDialog,
  RemoveDialog,
  RoleDialog,
} from './PersonDialogs.tsx';
import { stateWords } from './people-words.ts';
import { usePeopleActs } from './use-people-acts.ts';

/** One adult of the desk. */
export function PersonPage({ staffId }: { staffId: string }) {
  const { now, session } = useServices();
  const query = useQuery(endpointQuery('GET desk/people'));
  const [open, setOpen] = useState<PersonAct | null>(null);
  const acts = usePeopleActs(() => setOpen(null));
  const { people = [], invitations = [] } = query.data ?? {};
  const person = people.find(one => one.staffId === staffId);
  if (!person) {
    return (
      <>
        <Head title="People" />
        {query.isError && (
          <LoadError
            words="The people could not be loaded."
            onRetry={() => void query.refetch()}
            fill
          />
        )}
        {query.data && (
          <EmptyState title="Nobody here has this address.">
            <Link to="/people">All people</Link>
          </EmptyState>
        )}
      </>
    );
  }
  const isSelf = session.get()?.staff.staffId === staffId;
  const mayChange = acts.mayChange && !isSelf && person.state !== 'removed';
  const state = stateWords(person, now());
  const begin = (next: PersonAct) => {
    acts.setProblem(null);
    setOpen(next);
  };
  const shared = { person, mayChange, onOpen: begin };
  const dialog = {
    person,
    problem: acts.problem,
    isSending: acts.isSending,
    onClose: () => setOpen(null),
  };
  const leave = (until: string | null, done: string) =>
    acts.onPerson('PUT desk/people/{staffId}/leave', staffId, done, { until });
  return (
    <>
      <Head
        title={person.name}
        subtitle={`${roleWords[person.role]}, here since ${moment(person.since, 'year')}`}
      >
        <Tag tone={state.tone}>{state.words}</Tag>
        <Link to="/people" className={buttonClass()}>
          All people
        </Link>
      </Head>
      <div className={layout['body']}>
        {open === null && acts.problem !== null && (
          <div className={layout['panel']}>
            <FormError words={acts.problem} />
          </div>
        )}
        {isSelf && acts.mayChange && (
          <div className={layout['panel']}>
            <Note>This is your account. Another administrator changes it.</Note>
          </div>
        )}
        <div className={css['cards']}>
          <RoleBox {...shared} />
          <PapersBox {...shared} />
          <FactorBox
            person={person}
            mayAct={!isSelf}
            onAsk={() => begin('factor')}
            onConfirm={() =>
              acts.onPerson(
                'POST desk/people/{staffId}/factor/confirm',
                staffId,
                'Confirmed. It works in 24 hours.',
              )
            }
            onStop={() =>
              acts.onPerson('DELETE desk/people/{staffId}/factor', staffId, 'It is stopped.')
            }
          />
          <TiesBox
            person={person}
            mayAct={!isSelf}
            onEnd={() =>
              acts.onPerson('POST desk/people/{staffId}/ties/end', staffId, 'The tie has ended.')
            }
          />
          <LeaveBox {...shared} onBack={() => leave(null, 'The leave has ended.')} />
          <RemoveBox {...shared} mayChange={acts.mayChange && !isSelf} />
        </div>
      </div>
      {open === 'role' && (
        <RoleDialog
          {...dialog}
          onRole={role =>
            acts.onPerson('PUT desk/people/{staffId}/role', staffId, 'The role is changed.', {
              role,
            })
          }
        />
      )}
      {open === 'record' && (
        <RecordDialog
          {...dialog}
          onRecord={record =>
            acts.onPerson('PUT desk/people/{staffId}/record', staffId, 'Saved.', record)
          }
        />
      )}
      {open === 'leave' && (
        <LeaveDialog
          {...dialog}
          today={new Date(now()).toISOString().slice(0, 10)}
          onLeave={until => leave(until, 'The leave has begun.')}
        />
      )}
      {open === 'remove' && (
        <RemoveDialog
          {...dialog}
          onRemove={() =>
            acts.onPerson('DELETE desk/people/{staffId}', staffId, `${person.name} is removed.`)
          }
        />
      )}
      {open === 'factor' && (
        <FactorDialog
          {...dialog}
          onAsk={reason =>
            acts.onPerson(
              'POST desk/people/{staffId}/factor',
              staffId,
              'Asked. A second person must say yes.',
              { reason },
            )
          }
        />
      )}
      {open === 'invite' && (
        <InviteDialog
          {...dialog}
          people={people}
          invitations={invitations}
          first={person}
          onInvite={acts.invite}
        />
      )}
    </>
  );
}
