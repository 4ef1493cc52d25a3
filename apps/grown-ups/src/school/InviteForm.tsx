import { invalidateChanges, isCallError } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, Segments, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { school } from '../words/school.ts';
import css from './SchoolFields.module.css';

/** Invites an adult and tells the server; a repeated invitation sends a new link. */
export function useInvite(schoolId: string) {
  const services = useServices();
  const queries = useQueryClient();
  return async (body: { email: string; role: 'teacher' | 'lead' }): Promise<void> => {
    const key = 'POST grown-ups/schools/{schoolId}/invitations';
    await withProof(services, () => services.call(key, { params: { schoolId }, body }));
    await invalidateChanges(queries, key);
  };
}

/** Invites adults one after the other. */
export function InviteForm({ schoolId }: { schoolId: string }) {
  const t = useText();
  const invite = useInvite(schoolId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'teacher' | 'lead'>('teacher');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { problem, isSending, send } = useSend(error =>
    isCallError(error) && error.status === 422 ? t('door.incomplete') : null,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSentTo(null);
    const to = email.trim();
    if (!(await send(() => invite({ email: to, role })))) return;
    setSentTo(to);
    setEmail('');
  };
  return (
    <form className={css['fields']} onSubmit={submit} noValidate>
      <p>{school.inviteAbout}</p>
      <TextField
        required
        label={t('door.email')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <div className={css['labelled']}>
        <b>{school.role}</b>
        <Segments
          label={school.role}
          options={[
            { value: 'teacher', words: school.roles.teacher },
            { value: 'lead', words: school.roles.lead },
          ]}
          value={role}
          onChoose={setRole}
        />
      </div>
      <div>
        <Button
          variant="primary"
          type="submit"
          disabled={isSending || email.trim() === ''}
          onClick={event => {
            // The second click of a double click is not another try.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {school.send}
        </Button>
      </div>
      {/* Below the button, so that it does not move under a second click. */}
      <FormError words={problem} />
      {sentTo && <p role="status">{school.sent(sentTo)}</p>}
    </form>
  );
}
