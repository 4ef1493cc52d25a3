import { invalidateChanges, isCallError } from '@digipals/client';
import type { AskedChild } from '@digipals/contract';
import { Button, FormError, TextField } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { consentWords } from '../words/consents.ts';
import css from './SignedLetter.module.css';

const SAVE = 'PUT grown-ups/consent/children/{childId}/address';

/** The e-mail address of a family while it is typed. `save` resolves to whether the server took it. */
export function useFamilyAddress({ childId, email }: AskedChild) {
  const services = useServices();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(email ?? '');
  const [saved, setSaved] = useState<string | null>(null);
  const { problem, isSending, send } = useSend(error =>
    isCallError(error) && error.status === 422 ? consentWords.addressWrong : null,
  );
  const address = typed.trim();
  const save = () =>
    send(async () => {
      const input = { params: { childId }, body: { email: address } };
      await withProof(services, () => services.call(SAVE, input));
      setSaved(address);
      await invalidateChanges(queries, SAVE);
    });
  return {
    ...{ typed, setTyped, problem, isSending, save },
    isEmpty: address === '',
    isSaved: address === saved,
    isUnsaved: address !== '' && address !== (saved ?? email),
  };
}

type Props = { address: ReturnType<typeof useFamilyAddress> };

/** The e-mail address of a family. */
export function FamilyAddress({ address }: Props) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    void address.save();
  };
  return (
    <form className={css['form']} onSubmit={save} noValidate>
      <TextField
        label={consentWords.address}
        type="email"
        autoComplete="off"
        maxLength={200}
        value={address.typed}
        onChange={event => address.setTyped(event.target.value)}
      />
      <FormError words={address.problem} />
      <div>
        <Button type="submit" disabled={address.isSending || address.isEmpty}>
          {consentWords.addressSave}
        </Button>
      </div>
      <p role="status">{address.isSaved && consentWords.addressSaved}</p>
    </form>
  );
}
