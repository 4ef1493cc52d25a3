import { attempt, isCallError } from '@digipals/client/call-error';
import type { HelpThread } from '@digipals/contract';
import { type PasswordPicture, passwordPictures } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictures as drawn } from '../student/pictures.ts';
import type { HelpPorts } from './ports.ts';
import { Sheet } from './Sheet.tsx';
import css from './Unlock.module.css';
import type { Help } from './use-help.ts';

type Props = { ports: HelpPorts; help: Help; onHide(): void; onOpen(lines: HelpThread): void };

/** The child's pictures open the answer, so that nobody else with its device can read it. */
export function Unlock({ ports, help, onHide, onOpen }: Props) {
  const t = useText();
  const { status, userId } = help;
  const count = status?.pictures;
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);

  const open = async (pictures: readonly PasswordPicture[]) => {
    if (isSending.current) return;
    isSending.current = true;
    const body = { pictures: [...pictures] };
    const answer = await attempt(
      ports.call('POST users/{id}/helpRequest/open', { params: { id: userId }, body }),
    );
    isSending.current = false;
    setChosen([]);
    if (!isCallError(answer)) return onOpen(answer);
    if (answer.code === 'too_many_requests') {
      setProblem(t('signin.wait', { count: Math.ceil(answer.retryAfter ?? 1) }));
    } else if (answer.code === 'sign_in_failed') setProblem(t('signin.tryAgain'));
    else setProblem(t('error.generic'));
  };
  const openAtOnce = useEffectEvent(() => void open([]));
  useEffect(() => {
    if (count === 0) openAtOnce();
  }, [count]);
  const tap = (picture: PasswordPicture) => {
    const next = [...chosen, picture];
    setProblem(null);
    setChosen(next);
    if (next.length === count) void open(next);
  };
  const ask = t(count === 1 ? 'signin.onePicture' : 'signin.pictures');
  return (
    <Sheet
      picture={<Domino mood="hello" />}
      title={t('help.answer')}
      text={count === 0 ? t('help.home') : ask}
      onHide={onHide}
    >
      <p role="alert" className={css['problem']}>
        {problem}
      </p>
      {count === 0 && problem && (
        <Button wide onClick={() => void open([])}>
          {t('action.retry')}
        </Button>
      )}
      {count !== undefined && count > 0 && (
        <>
          <p className={css['paws']} role="status">
            {'● '.repeat(chosen.length)}
            {'○ '.repeat(count - chosen.length)}
          </p>
          <fieldset className={css['keys']} aria-label={ask}>
            {passwordPictures.map(picture => (
              <button
                key={picture}
                type="button"
                className={css['key']}
                style={{ '--from': drawn[picture].from, '--to': drawn[picture].to }}
                aria-label={t(drawn[picture].name)}
                onClick={() => tap(picture)}
              >
                <img src={drawn[picture].url} alt="" />
              </button>
            ))}
          </fieldset>
        </>
      )}
    </Sheet>
  );
}
