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

/** A child has opened the link of its badge: it goes to the app, or taps its one picture first. */
export function BadgeStep({ ports, badge, onBack }: Props) {
  const t = useText();
  const { call, leaveTo } = ports;
  const [child, setChild] = useState<Child | null>(null);
  const [refused, setRefused] = useState<'ended' | 'failed' | null>(null);
  const show = useCallback(async () => {
    setRefused(null);
    const answer = await attempt(call('POST sign-in/badge', { body: { badge } }));
    if (isCallError(answer)) {
      setRefused([401, 403, 422].includes(answer.status) ? 'ended' : 'failed');
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
  return (
    <Box
      title={t(isEnded ? 'signin.newCard' : 'error.generic')}
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
