import { useText } from '@digipals/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import type { ViewProps } from '../../../part.ts';
import { hasSteps } from '../../has-steps.ts';
import { useDone } from '../use-done.ts';
import { ListenOnly } from './ListenOnly.tsx';
import { Permission } from './Permission.tsx';
import { Speak } from './Speak.tsx';
import { Steps } from './Steps.tsx';
import css from './View.module.css';

/** Speaking, or listening if there is no microphone or the child prefers it (COMP-41). */
export default function View({ part }: ViewProps) {
  const { microphone } = part.ports;
  const t = useText();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(false);
  const { isDone } = useDone(part);
  const inSteps = hasSteps(part.component);
  const [mode, setMode] = useState<'ask' | 'waiting' | 'speak' | 'listen'>(() =>
    part.component.data.every(isDone) ? 'listen' : 'ask',
  );
  useEffect(() => () => microphone.close(), [microphone]);

  // The button of the choice has disappeared, so the focus moves to what replaces it.
  const focusNext = useEffectEvent((now: typeof mode) => {
    root.current?.querySelector<HTMLElement>('[data-record], button')?.focus();
    if (now === 'listen' && !inSteps) announce(t('player.listenAll'));
  });
  useEffect(() => {
    if (chosen) focusNext(mode);
  }, [chosen, mode]);

  const listen = () => {
    setChosen(true);
    setMode('listen');
  };

  const speak = async () => {
    setChosen(true);
    setMode('waiting');
    const answer = await microphone.open();
    // The child may have chosen to listen in the meantime.
    setMode(last => (last === 'waiting' ? (answer === 'granted' ? 'speak' : 'listen') : last));
  };

  return (
    <div className={css['voice']} ref={root}>
      {inSteps && (mode === 'speak' || mode === 'listen') && (
        <Steps part={part} isWhispering={mode === 'listen'} onFailed={listen} />
      )}
      {!inSteps && mode === 'speak' && <Speak part={part} onFailed={listen} />}
      {!inSteps && mode === 'listen' && <ListenOnly part={part} />}
      {(mode === 'ask' || mode === 'waiting') && (
        <Permission waiting={mode === 'waiting'} onSpeak={() => void speak()} onListen={listen} />
      )}
    </div>
  );
}
