import { invalidateChanges } from '@digipals/client';
import type { SchoolPeople } from '@digipals/contract';
import { Button, FormError, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { Actions } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { dayOf } from '../shared/dates.ts';
import { useServices } from '../shared/services.tsx';
import { useAsked } from '../shared/use-asked.ts';
import { useSend } from '../shared/use-send.ts';
import { school } from '../words/school.ts';
import { useInvite } from './InviteForm.tsx';
import css from './TeachersPage.module.css';

type Invited = SchoolPeople['invitations'][number];

/** An invitation that nobody has used yet: send it again, or withdraw it. */
export function InvitationRow({ schoolId, invited }: { schoolId: string; invited: Invited }) {
  const { call } = useServices();
  const queries = useQueryClient();
  const invite = useInvite(schoolId);
  const { problem, setProblem, isSending, send } = useSend();
  const { asked, ask } = useAsked<true>(setProblem);
  const { invitationId, email, role, expiresAt } = invited;
  const withdraw = async () => {
    const isDone = await send(async () => {
      const key = 'DELETE grown-ups/schools/{schoolId}/invitations/{invitationId}';
      await call(key, { params: { schoolId, invitationId } });
      await invalidateChanges(queries, key);
    });
    if (isDone) ask(null);
  };
  return (
    <tr>
      <td className={css['person']}>
        <b>{email}</b>
        <br />
        <span className={textStyles['fine']}>{school.roles[role]}</span>
      </td>
      <td colSpan={2}>
        <Tag tone="level1">{school.ends(dayOf(expiresAt))}</Tag>
        <FormError words={asked ? null : problem} />
      </td>
      <td className={textStyles['right']}>
        <Actions>
          <Button disabled={isSending} onClick={() => void send(() => invite({ email, role }))}>
            {school.again}
          </Button>
          <Button disabled={isSending} onClick={() => ask(true)}>
            {school.withdraw}
          </Button>
        </Actions>
        {asked && (
          <Question
            yes={school.withdraw}
            title={`${school.withdraw}: ${email}`}
            about={school.withdrawAbout}
            {...{ problem, isSending }}
            onYes={() => void withdraw()}
            onClose={() => ask(null)}
          />
        )}
      </td>
    </tr>
  );
}
