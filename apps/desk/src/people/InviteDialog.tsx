import type { BodyOf, ResponseOf, StaffPerson, StaffRole } from '@digipals/contract';
import { nextStaffName, staffRoles } from '@digipals/contract/constants';
import { LabelledSelect, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { roleWords } from '../shared/words.ts';
import { ActDialog } from './ActDialog.tsx';
import { Note } from './Box.tsx';
import { noRecord, RecordFields, recordProblem } from './RecordFields.tsx';

type Props = ResponseOf<'GET desk/people'> & {
  /** Of somebody who comes back. */
  first: Pick<StaffPerson, 'email' | 'role'> | null;
  problem: string | null;
  isSending: boolean;
  onInvite(body: BodyOf<'POST desk/people/invitations'>): void;
  onClose(): void;
};

/** Invites somebody by e-mail. */
export function InviteDialog(props: Props) {
  const { people, invitations, first, problem, isSending, onInvite, onClose } = props;
  const [email, setEmail] = useState(first?.email ?? '');
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>(first?.role ?? 'reviewer');
  const [record, setRecord] = useState(noRecord);
  const [wrong, setWrong] = useState<string | null>(null);
  const typed = email.trim().toLowerCase();
  const known = people.find(one => one.email === typed);
  const returns = known?.state === 'removed' ? known : null;
  const others = [...people, ...invitations].filter(one => one.email !== typed);
  const nextName = nextStaffName(role, new Set(others.map(one => one.name)));
  const invite = () => {
    const found = recordProblem(record);
    setWrong(found);
    if (found !== null) return;
    const named = name.trim();
    onInvite({ email: typed, role, ...record, ...(!returns && named !== '' && { name: named }) });
  };
  return (
    <ActDialog
      title={returns ? `Invite ${returns.name} to come back` : 'Invite somebody'}
      act={returns ? 'Ask for a second yes' : 'Send the invitation'}
      isOff={isSending || typed === ''}
      problem={wrong ?? problem}
      onAct={invite}
      onClose={onClose}
    >
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={200}
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <LabelledSelect
        label="Role"
        options={staffRoles}
        words={roleWords}
        value={role}
        onChoose={setRole}
      />
      {!returns && (
        <TextField
          label={`Name that others see (empty: ${nextName})`}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      )}
      <RecordFields record={record} onChange={setRecord} />
      {returns ? (
        <Note tone="warning">
          {returns.name} was removed. Another administrator or a lead must say yes before the letter
          goes out.
        </Note>
      ) : (
        <Note>
          They get a letter with a link that works once, within seven days, choose a password and
          set up an authenticator.
        </Note>
      )}
    </ActDialog>
  );
}
