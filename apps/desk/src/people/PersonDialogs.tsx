import type { StaffPerson, StaffRole } from '@digipals/contract';
import { factorReset, fourEyes, staffRoles } from '@digipals/contract/constants';
import { LabelledSelect, LabelledTextBox, TextField } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { roleWords } from '../shared/words.ts';
import { ActDialog } from './ActDialog.tsx';
import { Note } from './Box.tsx';
import { RecordFields, recordProblem } from './RecordFields.tsx';

type Props = {
  person: StaffPerson;
  problem: string | null;
  isSending: boolean;
  onClose(): void;
};

/** Changes the role. */
export function RoleDialog({ person, onRole, ...rest }: Props & { onRole(role: StaffRole): void }) {
  const [role, setRole] = useState(person.role);
  return (
    <ActDialog
      {...rest}
      title={`Role of ${person.name}`}
      act="Change the role"
      isOff={rest.isSending || role === person.role}
      onAct={() => onRole(role)}
    >
      <LabelledSelect
        label="Role"
        options={staffRoles}
        words={roleWords}
        value={role}
        onChoose={setRole}
      />
      <Note>
        It counts from their next click, and a text they have goes back. For{' '}
        {fourEyes.roleChangeDays} days they cannot be second to the person who changed it.
      </Note>
    </ActDialog>
  );
}

/** Begins a leave. `today`: the first day that may be its last. */
export function LeaveDialog({
  person,
  today,
  onLeave,
  ...rest
}: Props & { today: string; onLeave(until: string): void }) {
  const [until, setUntil] = useState('');
  return (
    <ActDialog
      {...rest}
      title={`Leave of ${person.name}`}
      act="Begin the leave now"
      isOff={rest.isSending || until === ''}
      onAct={() => onLeave(until)}
    >
      <TextField
        label="Last day, as planned"
        type="date"
        min={today}
        value={until}
        onChange={event => setUntil(event.target.value)}
      />
      <Note tone="warning">
        They are signed out at once and cannot sign in. Texts go back to the queue, and their shifts
        become gaps that ring. An administrator ends the leave.
      </Note>
    </ActDialog>
  );
}

/** Writes down vetting and languages. */
export function RecordDialog({
  person,
  onRecord,
  ...rest
}: Props & {
  onRecord(record: Pick<StaffPerson, 'languages' | 'vettedOn' | 'vettedUntil'>): void;
}) {
  const { languages, vettedOn, vettedUntil } = person;
  const [record, setRecord] = useState({ languages, vettedOn, vettedUntil });
  const [wrong, setWrong] = useState<string | null>(null);
  const save = () => {
    const found = recordProblem(record);
    setWrong(found);
    if (found === null) onRecord(record);
  };
  return (
    <ActDialog
      {...rest}
      title={`Vetting and languages of ${person.name}`}
      act="Save"
      isOff={rest.isSending}
      problem={wrong ?? rest.problem}
      onAct={save}
    >
      <RecordFields record={record} onChange={setRecord} />
    </ActDialog>
  );
}

/** Asks before a person is removed. */
export function RemoveDialog({ person, onRemove, ...rest }: Props & { onRemove(): void }) {
  return (
    <ActDialog
      {...rest}
      title={`Remove ${person.name}`}
      act={`Remove ${person.name}`}
      isOff={rest.isSending}
      onAct={onRemove}
    >
      <Note tone="severe">
        They are signed out at once. Coming back takes an invitation that a second person confirms.
      </Note>
    </ActDialog>
  );
}

/** Asks for a second factor anew, with how the person was recognised. */
export function FactorDialog({ person, onAsk, ...rest }: Props & { onAsk(reason: string): void }) {
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  return (
    <ActDialog
      {...rest}
      title={`Second factor of ${person.name} anew`}
      act="Ask for a second yes"
      isOff={rest.isSending || typed.length < factorReset.minReason}
      onAct={() => onAsk(typed)}
    >
      <LabelledTextBox
        label={`How did you recognise them? At least ${factorReset.minReason} characters`}
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <Note tone="warning">
        They get a mail now, and again when a second person has said yes. It works 24 hours after
        that; until then the old one does.
      </Note>
    </ActDialog>
  );
}
