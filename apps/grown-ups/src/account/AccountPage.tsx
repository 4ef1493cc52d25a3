import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { Button, FormError, Tag } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeList } from '../door/RecoveryCodes.tsx';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { momentOf } from '../shared/dates.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { account } from '../words/account.ts';
import css from './AccountPage.module.css';
import { EmailBox } from './EmailBox.tsx';
import { PasskeysBox } from './PasskeysBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';

/** Where the adult is signed in. */
function Sessions() {
  const { call } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(endpointQuery('GET grown-ups/sessions'));
  const { problem, isSending, send } = useSend();
  const end = (sessionId: string) =>
    send(async () => {
      await call('DELETE grown-ups/sessions/{sessionId}', { params: { sessionId } });
      await invalidateChanges(queries, 'DELETE grown-ups/sessions/{sessionId}');
    });
  const endOthers = () =>
    send(async () => {
      await call('DELETE grown-ups/sessions');
      await invalidateChanges(queries, 'DELETE grown-ups/sessions');
    });
  return (
    <Box title={account.sessions}>
      <FormError words={problem} />
      <ul className={css['sessions']}>
        {data?.sessions.map(({ sessionId, device, createdAt, isThis }) => (
          <li key={sessionId}>
            <span>
              <b>{device}</b>
              <br />
              {account.since(momentOf(createdAt))}
            </span>
            {isThis ? (
              <Tag tone="accent">{account.isThis}</Tag>
            ) : (
              <Button disabled={isSending} onClick={() => void end(sessionId)}>
                {account.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <div>
          <Button disabled={isSending} onClick={() => void endOthers()}>
            {account.endOthers}
          </Button>
        </div>
      )}
    </Box>
  );
}

/** The recovery codes: how many are left, and new ones. */
function Recovery() {
  const services = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(endpointQuery('GET grown-ups/sessions'));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { problem, isSending, send } = useSend();
  const make = () =>
    send(async () => {
      const made = await withProof(services, () => services.call('POST grown-ups/recovery-codes'));
      setCodes(made.recoveryCodes);
      await invalidateChanges(queries, 'POST grown-ups/recovery-codes');
    });
  return (
    <Box title={account.recovery}>
      {data && <p>{account.left(data.recoveryCodesLeft)}</p>}
      {codes && <CodeList codes={codes} />}
      <FormError words={problem} />
      <div>
        <Button disabled={isSending} onClick={() => void make()}>
          {account.newCodes}
        </Button>
      </div>
    </Box>
  );
}

/** The own account: sessions, passkeys, recovery codes, e-mail, password. */
export const AccountPage = ({ adult }: { adult: Adult }) => (
  <>
    <Head title={account.title} about={`${adult.name}, ${adult.email}`} />
    <Sessions />
    <PasskeysBox />
    <Recovery />
    <EmailBox />
    <PasswordBox />
  </>
);
