import { attempt, isCallError } from '@digipals/client/call-error';
import type { ClassRoster } from '@digipals/contract';
import type { PasswordPicture } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useCallback, useEffect, useState } from 'react';
import { Box } from './Box.tsx';
import { PictureStep } from './PictureStep.tsx';
import type { StudentPorts } from './ports.ts';
import { openApp } from './use-sign-in.ts';

type Child = ClassRoster['children'][number];
type Props = { ports: StudentPorts; badge: string; onBack(): void };

function refusalOf(status: number): 'ended' | 'busy' | 'failed' {
  if (status === 429) return 'busy';
  return [401, 403, 422].includes(status) ? 'ended' : 'failed';
}

/** A child has opened the link of its badge: it goes to the app, or taps its one picture first. */
export function BadgeStep({ ports, badge, onBack }: Props) {
  const t = useText();
  const { call, leaveTo } = ports;
  const [child, setChild] = useState<Child | null>(null);
  const [refused, setRefused] = useState<'ended' | 'busy' | 'failed' | null>(null);
  const show = useCallback(async () => {
    setRefused(null);
    const answer = await attempt(call('POST sign-in/badge', { body: { badge } }));
    if (isCallError(answer)) {
      setRefused(refusalOf(answer.status));
    } else if (answer.ticket === null) setChild(answer);
    else openApp(leaveTo, answer.ticket);
  }, [call, leaveTo, badge]);
  useEffect(() => void show(), [show]);
  if (child) {
    const send = ([picture]: readonly PasswordPicture[]) =>
      call('POST sign-in/badge', { body: { badge, picture } });
    return <PictureStep ports={ports} child={child} tapped={{ count: 1, send }} onBack={onBack} />;
  }
  if (!refused) return null;
  const isEnded = refused === 'ended';
  const failure = refused === 'busy' ? 'error.tooFast' : 'error.generic';
  return (
    <Box
      title={t(isEnded ? 'signin.newCard' : failure)}
      text={isEnded ? t('signin.badgeEnded') : ''}
      mood="sorry"
      onBack={onBack}
    >
      {!isEnded && (
        <Button big wide onClick={() => void show()}>
          {t('action.retry')}
        </Button>
      )}
    </Box>
  );
}
