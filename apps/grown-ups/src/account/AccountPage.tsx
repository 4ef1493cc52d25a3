import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { Adult } from '@digipals/contract';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError, Tag } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from '../parts/Box.tsx';
import { Head } from '../parts/Head.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { useServices } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import css from './AccountPage.module.css';
import { EmailBox } from './EmailBox.tsx';
import { PasskeysBox } from './PasskeysBox.tsx';
import { PasswordBox } from './PasswordBox.tsx';
import { RecoveryBox } from './RecoveryBox.tsx';

/** Where the adult is signed in. */
function Sessions() {
  const t = useText();
  const { moment } = datesIn(useLocale());
  const { call } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(endpointQuery('GET grown-ups/sessions'));
  const { problem, isSending, send } = useTranslatedSend();
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
    <Box title={t('account.sessions')}>
      <FormError words={problem} />
      <ul className={css['sessions']}>
        {data?.sessions.map(({ sessionId, device, createdAt, isThis }) => (
          <li key={sessionId}>
            <span>
              <b>{device}</b>
              <br />
              {t('account.since', { date: moment(createdAt) })}
            </span>
            {isThis ? (
              <Tag tone="accent">{t('account.here')}</Tag>
            ) : (
              <Button disabled={isSending} onClick={() => void end(sessionId)}>
                {t('account.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <div>
          <Button disabled={isSending} onClick={() => void endOthers()}>
            {t('account.endOthers')}
          </Button>
        </div>
      )}
    </Box>
  );
}

/** The adult's own account: sessions, passkeys, recovery codes, e-mail, password. */
export function AccountPage({ adult }: { adult: Adult }) {
  const t = useText();
  return (
    <>
      <Head title={t('account.title')} about={`${adult.name}, ${adult.email}`} />
      <Sessions />
      <PasskeysBox />
      <RecoveryBox />
      <EmailBox />
      <PasswordBox />
    </>
  );
}
