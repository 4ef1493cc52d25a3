import { isCallError } from '@digipals/client';
import type { SafeContactFacts } from '@digipals/contract';
import { Button, FormError, TextField, textStyles } from '@digipals/ui/grown-ups';
import { type FormEvent, useState } from 'react';
import { useSend } from '../shared/use-send.ts';
import { safeContacts as words } from '../words/safe-contacts.ts';
import css from './SafeContact.module.css';

type Props = {
  contact: SafeContactFacts | null;
  onSave(facts: SafeContactFacts): Promise<void>;
  /** Null where nothing is known yet. */
  onCancel: (() => void) | null;
};

const describe = (error: unknown): string | null => {
  if (!isCallError(error)) return null;
  if (error.code === 'already_there') return words.same;
  return error.status === 422 ? words.incomplete : null;
};

const fields = [
  { name: 'name', type: 'text', hint: undefined },
  { name: 'email', type: 'email', hint: undefined },
  { name: 'phone', type: 'tel', hint: undefined },
  { name: 'hours', type: 'text', hint: words.hoursAbout },
] as const;

/** Who a safe contact is. Saving sends it a code. */
export function SafeContactForm({ contact, onSave, onCancel }: Props) {
  const [facts, setFacts] = useState<SafeContactFacts>({
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    hours: contact?.hours ?? '',
  });
  const { problem, isSending, send } = useSend(describe);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => onSave(facts));
  };
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {contact && <p className={textStyles['soft']}>{words.changeAbout}</p>}
      {fields.map(({ name, type, hint }) => (
        <TextField
          key={name}
          required
          label={words[name]}
          type={type}
          autoComplete="off"
          placeholder={hint}
          value={facts[name]}
          onChange={event => setFacts({ ...facts, [name]: event.target.value })}
        />
      ))}
      <FormError words={problem} />
      <div className={css['buttons']}>
        <Button variant="primary" type="submit" disabled={isSending}>
          {words.save}
        </Button>
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      </div>
    </form>
  );
}
