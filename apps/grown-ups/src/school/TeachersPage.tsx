import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Adult, SchoolPeople } from '@digipals/contract';
import {
  Button,
  Dialog,
  FormError,
  LoadError,
  Table,
  Tag,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, Box, DialogBody } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { dayOf, momentOf } from '../shared/dates.ts';
import { describeError } from '../shared/describe-error.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import { school } from '../words/school.ts';
import { ClassesOf } from './ClassesOf.tsx';
import { InviteForm, useInvite } from './InviteForm.tsx';

type Person = SchoolPeople['people'][number];

/** Asks before every right of a person ends. */
function EndRights({
  schoolId,
  person,
  onClose,
}: {
  schoolId: string;
  person: Person;
  onClose(): void;
}) {
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const { adultId, name } = person;
  const end = async () => {
    const key = 'DELETE grown-ups/schools/{schoolId}/people/{adultId}';
    const isDone = await send(async () => {
      await withProof(services, () => services.call(key, { params: { schoolId, adultId } }));
      await invalidateChanges(queries, key);
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={`${school.end}: ${name}`}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <p>{school.endAbout(name)}</p>
        <FormError words={problem} />
        <Actions>
          <Button variant="primary" disabled={isSending} onClick={() => void end()}>
            {classWords.sure}
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  );
}

type Invited = SchoolPeople['invitations'][number];

function InvitationRow({ schoolId, invited }: { schoolId: string; invited: Invited }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const invite = useInvite(schoolId);
  const { problem, isSending, send } = useSend();
  const { invitationId, email, role, expiresAt } = invited;
  const withdraw = async () => {
    const key = 'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}';
    await call(key, { params: { schoolId, invitationId } });
    await invalidateChanges(queries, key);
  };
  return (
    <tr>
      <td>
        <b>{email}</b>
        <br />
        <span className={textStyles['fine']}>{school.roles[role]}</span>
      </td>
      <td colSpan={2}>
        <Tag tone="level1">{school.ends(dayOf(expiresAt))}</Tag>
        <FormError words={problem} />
      </td>
      <td className={textStyles['right']}>
        <Actions>
          <Button disabled={isSending} onClick={() => void send(() => invite({ email, role }))}>
            {school.again}
          </Button>
          <Button disabled={isSending} onClick={() => void send(withdraw)}>
            {school.withdraw}
          </Button>
        </Actions>
      </td>
    </tr>
  );
}

type Open = { what: 'classes' | 'end'; person: Person } | { what: 'invite' } | null;

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
      <Box>
        <Table>
          <thead>
            <tr>
              <th>{school.person}</th>
              <th>{school.classes}</th>
              <th>{school.lastHere}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {found.data.people.map(person => (
              <tr key={person.adultId}>
                <td>
                  <b>{person.name}</b> {person.isLead && <Tag>{school.roles.lead}</Tag>}
                  <br />
                  <span className={textStyles['fine']}>{person.email}</span>
                </td>
                <td>
                  <Actions>
                    {person.classes.map(({ classId, className }) => (
                      <Tag key={classId} tone="accent">
                        {className}
                      </Tag>
                    ))}
                  </Actions>
                </td>
                <td>{person.lastHere ? momentOf(person.lastHere) : '–'}</td>
                <td>
                  <Actions>
                    <Button onClick={() => setOpen({ what: 'classes', person })}>
                      {school.change}
                    </Button>
                    {person.adultId !== adult.adultId && (
                      <Button onClick={() => setOpen({ what: 'end', person })}>{school.end}</Button>
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
      </Box>
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
        <EndRights schoolId={schoolId} person={open.person} onClose={close} />
      )}
      {open?.what === 'classes' && (
        <ClassesOf schoolId={schoolId} person={open.person} onClose={close} />
      )}
    </>
  );
}
