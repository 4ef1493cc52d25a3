import type { SpeakingTurn } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../../../motion/Announcer.tsx';
import type { PartProps } from '../../../part.ts';
import { Heard } from './Heard.tsx';
import { Panel } from './Panel.tsx';
import { StepScene } from './StepScene.tsx';
import css from './Steps.module.css';
import { useRecorder } from './use-recorder.ts';
import { useRecordings } from './use-recordings.ts';
import { useSteps } from './use-steps.ts';

const taskTexts = {
  echo: 'player.turn.echo',
  answer: 'player.turn.answer',
  free: 'player.turn.free',
} as const satisfies Record<SpeakingTurn, string>;

type Props = { part: PartProps; isWhispering: boolean; onFailed(): void };

/**
 * Speaking step by step: an echo, an answer, pictures to talk about. After each the child hears itself and the model,
 * and says it again or goes on. Without a microphone it hears, whispers and taps.
 */
export function Steps({ part, isWhispering, onFailed }: Props) {
  const { component, ports, recordSeconds, locked } = part;
  const t = useText();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const { urls, keep } = useRecordings();
  const steps = useSteps(part);
  const { turn, place, number, isSaid } = steps;
  const recorder = useRecorder({
    ports,
    limit: recordSeconds,
    onRecorded: recording => {
      if (turn) steps.said(keep(turn.item.id, recording));
    },
    onFailed,
  });

  const taskAt = (at: number): string => {
    const kind = steps.turns[at]?.kind;
    return kind ? t(taskTexts[kind]) : '';
  };
  const tell = useEffectEvent((at: number) =>
    announce(isWhispering ? `${taskAt(at)} ${t('player.turn.whisper')}` : taskAt(at)),
  );
  useEffect(() => tell(place), [place]);

  // The button that was pressed has disappeared, so the focus moves to what replaces it.
  const shown = `${number} ${isSaid}`;
  const first = useRef(shown);
  useEffect(() => {
    if (first.current === shown) return;
    first.current = '';
    root.current?.querySelector<HTMLElement>('[data-record], [data-step]')?.focus();
  }, [shown]);

  if (!turn) return null;
  const own = urls[turn.item.id];
  return (
    <div className={css['steps']} ref={root}>
      <p className={css['task']}>
        <small>{`${place + 1} / ${steps.turns.length}`}</small>
        {taskAt(place)}
      </p>
      <StepScene component={component} turn={turn} isSaid={isSaid} onSpeak={steps.hear} />
      {isSaid ? (
        <Heard
          isHeard={steps.isHeard}
          locked={locked}
          onMine={own === undefined ? undefined : () => steps.hear([own])}
          onAgain={steps.again}
          onNext={steps.goOn}
        />
      ) : isWhispering ? (
        <div className={css['whisper']}>
          <p>{t('player.turn.whisper')}</p>
          <Button big data-step icon="ok" disabled={locked} onClick={() => steps.said(undefined)}>
            {t('player.turn.said')}
          </Button>
        </div>
      ) : (
        <Panel
          running={recorder.running}
          limit={recordSeconds}
          locked={locked}
          onStart={recorder.start}
          onStop={recorder.stop}
        />
      )}
    </div>
  );
}
