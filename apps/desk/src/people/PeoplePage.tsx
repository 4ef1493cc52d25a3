import { endpointQuery } from '@digipals/client';
import type { ResponseOf, StaffRole } from '@digipals/contract';
import { duty, staffRoles, vettingOf, vettingSoonDays } from '@digipals/contract/constants';
import { Button, EmptyState, FormError, LoadError, Segments, Select } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Head } from '../app/Head.tsx';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Figure, Figures } from '../shared/Figures.tsx';
import layout from '../shared/layout.module.css';
import { SearchField } from '../shared/SearchField.tsx';
import { useServices } from '../shared/services.tsx';
import { plural, roleWords } from '../shared/words.ts';
import { InvitationsTable } from './InvitationsTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { isFound, type Show } from './people-words.ts';
import { usePeopleActs } from './use-people-acts.ts';
import { countWaiting, WaitingList } from './WaitingList.tsx';

const liveMs = 15_000;
const roleFilter = ['all', ...staffRoles] as const;
const filterWords = { all: 'Role: all', ...roleWords };

const noneWords: Record<Show, string> = {
  active: 'Nobody like this is active.',
  invited: 'No invitation is open.',
  leave: 'Nobody is on leave.',
  removed: 'Nobody was removed.',
};

type People = ResponseOf<'GET desk/people'>;

function PeopleFigures({ people, invitations }: People) {
  const { now } = useServices();
  const active = people.filter(({ state }) => state === 'active');
  const count = (role: StaffRole) => active.filter(one => one.role === role).length;
  const ending = active.filter(one =>
    ['ends', 'expired'].includes(vettingOf(one.vettedUntil, now())),
  );
  const coming = invitations.filter(({ waits }) => waits);
  const waiting = people.reduce((sum, one) => sum + countWaiting(one), coming.length);
  const [first] = ending;
  return (
    <Figures>
      <Figure name="Leads" value={`${count('lead')}`} more={`${duty.leastActive.lead} at least`} />
      <Figure
        name="Admins"
        value={`${count('admin')}`}
        more={`${duty.leastActive.admin} at least, never texts`}
      />
      <Figure
        name="Without second factor"
        value={`${active.filter(one => !one.hasFactor).length}`}
        more="set up at the first sign-in"
      />
      <Figure
        name={`Vetting ends in ${vettingSoonDays} days`}
        value={`${ending.length}`}
        more={first ? first.name + (ending.length > 1 ? ' and others' : '') : 'nobody'}
      />
      <Figure name="Waiting for a second yes" value={`${waiting}`} more="always two people" />
    </Figures>
  );
}

/** Who works at the desk, and who may see what. */
export function PeoplePage() {
  const [show, setShow] = useState<Show>('active');
  const [role, setRole] = useState<(typeof roleFilter)[number]>('all');
  const [q, setQ] = useState('');
  const [invites, setInvites] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const query = useQuery({ ...endpointQuery('GET desk/people'), refetchInterval: liveMs });
  const acts = usePeopleActs(() => setInvites(false));
  const begin = () => {
    acts.setProblem(null);
    setInvites(true);
  };
  useKeys({
    level: 'page',
    actions: { search: () => search.current?.focus(), ...(acts.mayChange && { invite: begin }) },
  });
  const { people = [], invitations = [] } = query.data ?? {};
  const inState = (state: Show) => people.filter(one => one.state === state).length;
  const shows = [
    { value: 'active', words: `Active ${inState('active')}` },
    { value: 'invited', words: `Invited ${invitations.length}` },
    { value: 'leave', words: `On leave ${inState('leave')}` },
    { value: 'removed', words: `Removed ${inState('removed')}` },
  ] as const;
  const isShown = (one: { role: StaffRole; name: string; email: string }) =>
    (role === 'all' || one.role === role) && isFound(one, q);
  const shown = people.filter(one => one.state === show && isShown(one));
  const invited = invitations.filter(isShown);
  const wait = {
    people: people.filter(one => countWaiting(one) > 0),
    invitations: invitations.filter(({ waits }) => waits),
  };
  return (
    <>
      <Head
        title="People"
        subtitle={
          query.data &&
          `${plural(inState('active'), 'person', 'people')}, ${invitations.length} invited. Who works here, and who may see what`
        }
      >
        {acts.mayChange && (
          <Button variant="primary" onClick={begin}>
            Invite somebody <Key of="invite" />
          </Button>
        )}
      </Head>
      <div className={layout['body']}>
        {query.isError && !query.data && (
          <LoadError words="The people could not be loaded." onRetry={() => void query.refetch()} />
        )}
        {!invites && acts.problem !== null && (
          <div className={layout['panel']}>
            <FormError words={acts.problem} />
          </div>
        )}
        {query.data && (
          <>
            <PeopleFigures {...query.data} />
            <div className={layout['toolbar']}>
              <Segments label="Which people" value={show} options={shows} onChoose={setShow} />
              <Select
                label="Role"
                options={roleFilter}
                words={filterWords}
                value={role}
                onChoose={setRole}
              />
              <SearchField label="Find a person" value={q} onChange={setQ} inputRef={search} />
            </div>
            {show !== 'invited' && shown.length > 0 && <PeopleTable people={shown} />}
            {show === 'invited' && invited.length > 0 && (
              <InvitationsTable
                invitations={invited}
                onWithdraw={acts.mayChange ? acts.withdraw : undefined}
              />
            )}
            {(show === 'invited' ? invited : shown).length === 0 && (
              <EmptyState title={noneWords[show]} />
            )}
            {wait.people.length + wait.invitations.length > 0 && (
              <WaitingList
                {...wait}
                ownId={acts.staff?.staffId}
                onComeback={acts.confirm}
                onTies={staffId =>
                  acts.onPerson(
                    'POST desk/people/{staffId}/ties/end',
                    staffId,
                    'The tie has ended.',
                  )
                }
                onFactor={staffId =>
                  acts.onPerson(
                    'POST desk/people/{staffId}/factor/confirm',
                    staffId,
                    'Confirmed. It works in 24 hours.',
                  )
                }
              />
            )}
          </>
        )}
      </div>
      {invites && (
        <InviteDialog
          people={people}
          invitations={invitations}
          first={null}
          problem={acts.problem}
          isSending={acts.isSending}
          onInvite={acts.invite}
          onClose={() => setInvites(false)}
        />
      )}
    </>
  );
}
