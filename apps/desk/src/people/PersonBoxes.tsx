import type { StaffPerson } from '@digipals/contract';
import { duty } from '@digipals/contract/constants';
import { Button, Tag } from '@digipals/ui/grown-ups';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { plural, roleWords } from '../shared/words.ts';
import css from './Box.module.css';
import { Box, Line, Note } from './Box.tsx';
import { dayWords, readsWords, vettingWords } from './people-words.ts';

/** What one can begin on the page of a person. */
export type PersonAct = 'role' | 'record' | 'leave' | 'remove' | 'invite' | 'factor';
type BoxProps = { person: StaffPerson; mayChange: boolean; onOpen(act: PersonAct): void };

/** What the person may do. */
export function RoleBox({ person, mayChange, onOpen }: BoxProps) {
  const { roleChange, role } = person;
  const about = roleChange
    ? `Last change ${moment(roleChange.at, 'day')}, by ${roleChange.by ?? 'the operator'}`
    : 'Never changed';
  const reads = role !== 'admin' && role !== 'auditor';
  return (
    <Box title="Role" about={about}>
      <Line name={<b>{roleWords[role]}</b>}>
        {mayChange && <Button onClick={() => onOpen('role')}>Change role</Button>}
      </Line>
      <Line name="Decides texts">
        <Tag tone={reads ? 'ok' : undefined}>{reads ? 'Yes' : 'No'}</Tag>
      </Line>
      <Line name="May be second in four eyes">
        <Tag tone={role === 'senior' || role === 'lead' ? 'ok' : undefined}>
          {role === 'senior' || role === 'lead' ? 'Yes' : 'No'}
        </Tag>
      </Line>
    </Box>
  );
}

/** Vetting and languages. */
export function PapersBox({ person, mayChange, onOpen }: BoxProps) {
  const { now } = useServices();
  const vetting = vettingWords(person, now());
  return (
    <Box title="Vetting and languages" about="An expired vetting stops claims by itself">
      <Line name="Vetted on">
        {person.vettedOn === null ? 'not written down' : dayWords(person.vettedOn)}
      </Line>
      <Line name="Vetting">
        <Tag tone={vetting.tone}>{vetting.words}</Tag>
      </Line>
      <Line name="Reads">
        {readsWords(person) || 'not written down'}
        {mayChange && <Button onClick={() => onOpen('record')}>Change</Button>}
      </Line>
    </Box>
  );
}

/** Whether the person is away. */
export function LeaveBox({ person, mayChange, onOpen, onBack }: BoxProps & { onBack(): void }) {
  const { state, leaveUntil } = person;
  return (
    <Box title="Leave">
      <Line
        name={leaveUntil === null ? 'Not on leave' : `Until ${dayWords(leaveUntil)}, as planned`}
      >
        {mayChange && state === 'active' && (
          <Button onClick={() => onOpen('leave')}>Begin a leave …</Button>
        )}
        {mayChange && state === 'leave' && <Button onClick={onBack}>They are back</Button>}
      </Line>
      <Line name="While away">cannot sign in</Line>
    </Box>
  );
}

/** Removing the person, and how one comes back. */
export function RemoveBox({ person, mayChange, onOpen }: BoxProps) {
  if (person.state === 'removed') {
    return (
      <Box title="Coming back" about="An invitation, and two people">
        <p>
          {person.name} was removed and cannot sign in. A new password or second factor does not
          change that.
        </p>
        {mayChange && (
          <div>
            <Button onClick={() => onOpen('invite')}>Invite to come back …</Button>
          </div>
        )}
      </Box>
    );
  }
  const { lead, admin } = duty.leastActive;
  return (
    <Box title="If they go" about="What removing does, at once">
      <p>
        Sessions end, a text they have goes back to the queue, their open invitations end, and
        shifts become gaps that ring. Their decisions stay in the log under {person.name}.
      </p>
      <Note tone="severe">
        {lead} leads and {admin} admin must stay active. The server refuses what would leave fewer,
        also by command.
      </Note>
      {mayChange && (
        <div>
          <Button className={css['danger']} onClick={() => onOpen('remove')}>
            Remove …
          </Button>
        </div>
      )}
    </Box>
  );
}

/** Whether the person told whom it knows; nobody else sees whom. */
export function TiesBox({ person, mayAct, onEnd }: TiesProps) {
  const { tiesToldAt, tiesToEnd, name } = person;
  return (
    <Box title="Relatives and other ties" about="Asked at the start and each year">
      <Line name="Told">{tiesToldAt === null ? 'not yet' : moment(tiesToldAt, 'year')}</Line>
      {tiesToEnd > 0 && (
        <Line name={`${name} says that ${plural(tiesToEnd, 'tie')} ended`}>
          {mayAct ? (
            <Button onClick={onEnd}>Yes, that is so</Button>
          ) : (
            <Tag>Waits for another admin or lead</Tag>
          )}
        </Line>
      )}
      <Note>Which children, classes and schools they know is shown to nobody.</Note>
    </Box>
  );
}

type TiesProps = { person: StaffPerson; mayAct: boolean; onEnd(): void };
