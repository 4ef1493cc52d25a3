import { endpointQuery } from '@digipals/client';
import type { Adult, SchoolPeople } from '@digipals/contract';
import { Button, Dialog, LoadError, Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Box, DialogBody } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { longDayOf } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { classWords } from '../words/classes.ts';
import { school } from '../words/school.ts';
import { ClassesOf } from './ClassesOf.tsx';
import { EndRights } from './EndRights.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { SchoolRegisters } from './SchoolRegisters.tsx';
import css from './TeachersPage.module.css';

type Person = SchoolPeople['people'][number];

type Open =
  | { what: 'classes'; person: Person; added?: readonly string[] }
  | { what: 'end'; person: Person }
  | { what: 'invite' }
  | null;

/** Who works in the school and who is invited. */
export function TeachersPage({ schoolId, adult }: { schoolId: string; adult: Adult }) {
  const found = useQuery(endpointQuery('GET grown-ups/schools/{schoolId}/people', { schoolId }));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (found.isPending) return null;
  if (!found.data) {
    return <LoadError words={describeError(found.error)} onRetry={() => void found.refetch()} />;
  }
  return (
    <>
      <Head title={school.teachers}>
        <Button variant="primary" onClick={() => setOpen({ what: 'invite' })}>
          {school.invite}
        </Button>
      </Head>
      <SchoolRegisters schoolId={schoolId}>
        <Box>
          <Table className={css['table']}>
            <thead>
              <tr>
                <th>{school.person}</th>
                <th>{school.classes}</th>
                <th>{school.lastHere}</th>
                <th>{school.acts}</th>
              </tr>
            </thead>
            <tbody>
              {found.data.people.map(person => (
                <tr key={person.adultId}>
                  <td className={css['person']}>
                    <b>{person.name}</b> {person.isLead && <Tag>{school.roles.lead}</Tag>}
                    <br />
                    <span className={textStyles['fine']}>{person.email}</span>
                  </td>
                  <td data-label={school.classes}>
                    <Actions>
                      {person.classes.length === 0 && '–'}
                      {person.classes.map(({ classId, className }) => (
                        <Tag key={classId} tone="accent">
                          {className}
                        </Tag>
                      ))}
                    </Actions>
                  </td>
                  <td data-label={school.lastHere}>
                    {person.lastHere ? longDayOf(person.lastHere) : '–'}
                  </td>
                  <td>
                    <Actions>
                      <Button onClick={() => setOpen({ what: 'classes', person })}>
                        {school.change}
                      </Button>
                      {person.adultId !== adult.adultId && (
                        <Button onClick={() => setOpen({ what: 'end', person })}>
                          {school.end}
                        </Button>
                      )}
                    </Actions>
                  </td>
                </tr>
              ))}
              {found.data.invitations.map(invited => (
                <InvitationRow key={invited.invitationId} schoolId={schoolId} invited={invited} />
              ))}
            </tbody>
          </Table>
          <p className={textStyles['fine']}>{school.lostAccess}</p>
        </Box>
      </SchoolRegisters>
      {open?.what === 'invite' && (
        <Dialog
          title={school.invite}
          actions={<Button onClick={close}>{classWords.close}</Button>}
          onClose={close}
        >
          <DialogBody>
            <InviteForm schoolId={schoolId} />
          </DialogBody>
        </Dialog>
      )}
      {open?.what === 'end' && (
        <EndRights
          schoolId={schoolId}
          person={open.person}
          people={found.data.people}
          onClose={close}
          onGive={(person, added) => setOpen({ what: 'classes', person, added })}
          onInvite={() => setOpen({ what: 'invite' })}
        />
      )}
      {open?.what === 'classes' && (
        <ClassesOf
          schoolId={schoolId}
          person={open.person}
          {...(open.added && { added: open.added })}
          onClose={close}
        />
      )}
    </>
  );
}
