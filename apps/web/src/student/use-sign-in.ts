import { attempt, isCallError } from '@digipals/client/call-error';
import type { PasswordPicture } from '@digipals/contract/constants';
import { useEffect, useRef, useState } from 'react';
import type { StudentPorts } from './ports.ts';

/**
 * State of the third step. `waiting`: rate limited for `wait` seconds; `newCard`: the pictures no longer
 * sign the child in at this place.
 */
export type SignInState = 'choosing' | 'sending' | 'tryAgain' | 'waiting' | 'newCard' | 'failed';

const refusals: Readonly<Record<string, SignInState>> = {
  sign_in_failed: 'tryAgain',
  new_card_needed: 'newCard',
};

/** How many pictures are tapped, and what sends them. */
export type Tapped = {
  readonly count: number;
  send(pictures: readonly PasswordPicture[]): Promise<{ ticket: string | null }>;
};

/** Opens the app with a ticket. */
export const openApp = (leaveTo: StudentPorts['leaveTo'], ticket: string): void =>
  leaveTo(`/?t=${encodeURIComponent(ticket)}`);

/** Collects and sends pictures, then opens the app with the ticket. */
export function useSignIn({ leaveTo }: Pick<StudentPorts, 'leaveTo'>, tapped: Tapped) {
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([]);
  const [state, setState] = useState<SignInState>('choosing');
  const [wait, setWait] = useState(0);
  const sending = useRef(false);

  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      setWait(wait - 1);
      if (wait <= 1) setState('choosing');
    }, 1000);
    return () => clearTimeout(timer);
  }, [state, wait]);

  const send = async (pictures: readonly PasswordPicture[]) => {
    sending.current = true;
    setState('sending');
    const answer = await attempt(tapped.send(pictures));
    sending.current = false;
    if (!isCallError(answer)) {
      if (answer.ticket !== null) openApp(leaveTo, answer.ticket);
      return;
    }
    setChosen([]);
    if (answer.retryAfter) {
      setWait(Math.ceil(answer.retryAfter));
      setState('waiting');
    } else setState(refusals[answer.code] ?? 'failed');
  };

  const choose = (picture: PasswordPicture) => {
    if (sending.current || state === 'waiting') return;
    const next = [...chosen, picture];
    setChosen(next);
    if (next.length === tapped.count) void send(next);
    else setState('choosing');
  };

  const removeLast = () => {
    if (!sending.current) setChosen(chosen.slice(0, -1));
  };

  return { chosen, state, wait, choose, removeLast };
}
