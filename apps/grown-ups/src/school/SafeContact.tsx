import { invalidateChanges } from '@digipals/client';
import type { SafeContactFacts, SafeContacts } from '@digipals/contract';
import type { SafeContactKind } from '@digipals/contract/help-requests';
import { Button, Tag, textStyles } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices, withProof } from '../shared/services.tsx';
import { safeContacts as words } from '../words/safe-contacts.ts';
import css from './SafeContact.module.css';
import { SafeContactForm } from './SafeContactForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

type Contact = SafeContacts['contacts'][number];
type Props = { schoolId: string; kind: SafeContactKind; contact: Contact | null };

function Shown({ contact, onChange }: { contact: Contact; onChange(): void }) {
  return (
    <div className={css['shown']}>
      <div>
        <b>{contact.name}</b>{' '}
        <Tag tone={contact.verifiedAt ? 'accent' : 'level2'}>
          {contact.verifiedAt ? words.confirmed : words.waits}
        </Tag>
        <p className={textStyles['soft']}>
          {contact.phone}, {contact.email}, {contact.hours}
        </p>
      </div>
      <Button onClick={onChange}>{words.change}</Button>
    </div>
  );
}

/** One safe contact: what is known of it, and the code that confirms it. */
export function SafeContact({ schoolId, kind, contact }: Props) {
  const services = useServices();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(contact === null);
  const params = { schoolId, kind };
  const save = async (body: SafeContactFacts): Promise<void> => {
    const key = 'PUT grown-ups/schools/{schoolId}/safe-contacts/{kind}';
    await withProof(services, () => services.call(key, { params, body }));
    await invalidateChanges(queries, key);
    setOpen(false);
  };
  const verify = async (code: string): Promise<void> => {
    const key = 'POST grown-ups/schools/{schoolId}/safe-contacts/{kind}/verify';
    await services.call(key, { params, body: { code } });
    await invalidateChanges(queries, key);
  };
  return (
    <section className={css['contact']} aria-label={words.kinds[kind]}>
      <h2>{words.kinds[kind]}</h2>
      {contact && !isOpen && <Shown contact={contact} onChange={() => setOpen(true)} />}
      {contact && !isOpen && !contact.verifiedAt && <VerifyForm onVerify={verify} />}
      {isOpen && (
        <SafeContactForm
          contact={contact}
          onSave={save}
          onCancel={contact ? () => setOpen(false) : null}
        />
      )}
    </section>
  );
}
