import type { StaffInvitation } from '@digipals/contract';
import { Button, Table, Tag, textStyles, VisuallyHidden } from '@digipals/ui/grown-ups';
import { moment } from '../shared/times.ts';
import { roleWords } from '../shared/words.ts';
import css from './Box.module.css';
import { Sign } from './Box.tsx';

type Props = {
  invitations: readonly StaffInvitation[];
  onWithdraw: ((invitationId: string) => void) | undefined;
};

/** Open invitations: whom, by whom, until when. */
export const InvitationsTable = ({ invitations, onWithdraw }: Props) => (
  <Table>
    <thead>
      <tr>
        <th>Person</th>
        <th>Role</th>
        <th>E-mail</th>
        <th>Invited</th>
        <th>State</th>
        <th className={textStyles['right']}>
          <VisuallyHidden>Withdraw</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {invitations.map(invitation => (
        <tr key={invitation.invitationId}>
          <td>
            <span className={css['who']}>
              <Sign name={invitation.name} />
              {invitation.name}
            </span>
          </td>
          <td>{roleWords[invitation.role]}</td>
          <td className={textStyles['soft']}>{invitation.email}</td>
          <td className={textStyles['soft']}>
            {moment(invitation.at, 'day')}, by {invitation.by}
          </td>
          <td>
            {invitation.waits ? (
              <Tag tone="level1">Comes back, needs a second yes</Tag>
            ) : (
              <Tag tone="accent">Sent, ends {moment(invitation.expiresAt, 'day')}</Tag>
            )}
          </td>
          <td className={textStyles['right']}>
            {onWithdraw && (
              <Button
                aria-label={`Withdraw: ${invitation.name}`}
                onClick={() => onWithdraw(invitation.invitationId)}
              >
                Withdraw
              </Button>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
