import type { OpenedConsent } from '@digipals/contract';
import type { AskedPurpose } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, FormError, Tag } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import type { Challenge } from '../door/challenge.ts';
import { SecondStep } from '../door/SecondStep.tsx';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { describeFamilyError } from './describe-family-error.ts';
import { FamilyDoor } from './FamilyDoor.tsx';
import { ParentAccount, pageOf } from './ParentAccount.tsx';
import { PurposeList } from './Purposes.tsx';
import { useAnsweredBy } from './use-answered-by.ts';

type Props = {
  opened: OpenedConsent;
  link: string;
  /** Whether the answer was confirmed just now. */
  isNew: boolean;
  onChanged(): Promise<unknown>;
};

/** What counts, to withdraw with one tap, and the way to an account. */
export function ChangeAnswers({ opened, link, isNew, onChanged }: Props) {
  const t = useText();
  const answeredBy = useAnsweredBy();
  const { call, location } = useServices();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const { name, avatarImage, consents } = opened;
  const { problem, isSending, send } = useSend(error => describeFamilyError(t, error));
  if (challenge) {
    // The account exists now, so going back leads to the sign-in.
    return (
      <SecondStep
        challenge={challenge}
        onBack={() => location.go('/sign-in')}
        onEnter={() => location.go(pageOf(opened))}
      />
    );
  }
  const withdraw = (purpose: AskedPurpose) =>
    send(async () => {
      await call('POST grown-ups/consent/withdraw', { body: { token: link, purpose } });
      await onChanged();
    });
  const stateOf = (purpose: AskedPurpose) =>
    consents.find(one => one.purpose === purpose)?.state ?? 'open';
  return (
    <FamilyDoor
      title={isNew ? t('consent.thanks') : t('consent.yours', { name })}
      about={isNew ? t('consent.thanks.about') : null}
      avatarImage={avatarImage}
    >
      <PurposeList
        name={name}
        note={purpose => (stateOf(purpose) === 'paused' ? t('consent.paused') : null)}
        by={purpose => answeredBy(consents.find(one => one.purpose === purpose))}
        answer={purpose =>
          stateOf(purpose) === 'no' || stateOf(purpose) === 'open' ? (
            <Tag>{t(stateOf(purpose) === 'no' ? 'consent.no' : 'consent.notYet')}</Tag>
          ) : (
            <>
              <Tag tone="accent">{t('consent.yes')}</Tag>{' '}
              <Button disabled={isSending} onClick={() => void withdraw(purpose)}>
                {t('consent.take')}
              </Button>
            </>
          )
        }
      />
      <FormError words={problem} />
      <ParentAccount opened={opened} link={link} onJoined={setChallenge} />
    </FamilyDoor>
  );
}
