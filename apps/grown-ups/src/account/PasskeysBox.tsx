import { endpointQuery, invalidateChanges, type WriteKey } from '@digipals/client';
import type { Passkey } from '@digipals/contract';
import { passkeys as limits } from '@digipals/contract/constants';
import type { Translate } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { datesIn } from '../shared/dates-in.ts';
import { isNumber } from '../shared/passkeys.ts';
import { useServices, withProof } from '../shared/services.tsx';
import { useTranslatedSend } from '../shared/use-translated-send.ts';
import css from './AccountPage.module.css';
import { PasskeyDialog } from './PasskeyDialog.tsx';

/** Why no passkey can be made here. */
function whyNot(t: Translate): string {
  const { hostname, origin } = window.location;
  if (!isNumber(hostname)) return t('account.passkeys.never');
  return t('account.passkeys.at', {
    address: `${origin.replace(hostname, 'localhost')}/grown-ups`,
  });
}

/** The passkeys of the account: add, name, remove. */
export function PasskeysBox() {
  const t = useText();
  const { moment } = datesIn(useLocale());
  const services = useServices();
  const { call, passkeys } = services;
  const queries = useQueryClient();
  const { data = [] } = useQuery(endpointQuery('GET grown-ups/passkeys'));
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const { problem, isSending, send } = useTranslatedSend();
  const act = (key: WriteKey, write: () => Promise<unknown>) =>
    send(async () => {
      await write();
      await invalidateChanges(queries, key);
    });
  const datesOf = ({ createdAt, lastUsedAt }: Passkey): string =>
    lastUsedAt === null
      ? t('account.passkey.added', { date: moment(createdAt) })
      : t('account.passkey.used', { date: moment(lastUsedAt) });
  const remove = (passkeyId: string) => {
    const key = 'DELETE grown-ups/passkeys/{passkeyId}';
    void act(key, () => withProof(services, () => call(key, { params: { passkeyId } })));
  };
  return (
    <Box title={t('account.passkeys')}>
      <p>{t('account.passkeys.about')}</p>
      <FormError words={problem} />
      <ul className={css['sessions']}>
        {data.map(passkey => (
          <li key={passkey.passkeyId}>
            <span>
              <b>{passkey.name}</b>
              <br />
              {datesOf(passkey)}
            </span>
            <span className={css['actions']}>
              <Button disabled={isSending} onClick={() => setOpen(passkey)}>
                {t('account.passkey.rename')}
              </Button>
              <Button disabled={isSending} onClick={() => remove(passkey.passkeyId)}>
                {t('account.passkey.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {!passkeys.canUse() && <p>{whyNot(t)}</p>}
      {passkeys.canUse() && data.length < limits.most && (
        <div>
          <Button disabled={isSending} onClick={() => setOpen('add')}>
            {t('account.passkey.add')}
          </Button>
        </div>
      )}
      {open && (
        <PasskeyDialog passkey={open === 'add' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}
