import type { Activity, HistoryEntry } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { type Effect, type RunEvent, type RunState, reduceRun, startRun } from '@digipals/engine';
import { useEffect, useRef, useState } from 'react';
import type { PlayerPorts } from '../ports.ts';
import { type Overlay, pause, playTriggers } from './play-triggers.ts';

/** What a run tells the outside. */
export type RunHandlers = {
  onRecord(entries: HistoryEntry[]): void;
  onAnswer(name: 'answer-success' | 'answer-failure'): void;
  onFinish(result: { percent: number; right: number; total: number }): void;
};

type Given = { activity: Activity; ports: PlayerPorts; handlers: RunHandlers };

/** Binds the pure run to clock, sound and screen. The activity and ports of the first render count. */
export function useRun({ activity, ports, handlers }: Given) {
  const [state, setState] = useState(() =>
    startRun(activity, { random: ports.random, now: ports.now() }),
  );
  const [overlay, setOverlay] = useState<(Overlay & { onEnd: () => void }) | null>(null);
  // Events may follow each other faster than renders do, so the newest state lives in a ref.
  const latest = useRef<RunState>(state);
  const feedback = useRef<AbortController | null>(null);

  const show = (next: Overlay, signal: AbortSignal): Promise<void> =>
    new Promise(resolve => {
      const hide = () => {
        setOverlay(current => (current?.url === next.url ? null : current));
        resolve();
      };
      setOverlay({ ...next, onEnd: hide });
      signal.addEventListener('abort', hide);
      if (next.type === 'image') {
        void pause(player.confirmationImageMs, signal).then(hide);
        resolve();
      }
    });

  const giveFeedback = async (triggers: Extract<Effect, { type: 'play' }>['triggers']) => {
    const ending = new AbortController();
    feedback.current = ending;
    const { signal } = ending;
    const shown = pause(player.confirmationImageMs, signal);
    await playTriggers(triggers, { ...ports, signal, show: next => show(next, signal) });
    await shown;
    if (!signal.aborted) endFeedback();
  };

  const perform = (effect: Effect) => {
    if (effect.type === 'answer') {
      ports.effect(effect.name === 'answer-success' ? 'activityPositive' : 'activityNegative');
      handlers.onAnswer(effect.name);
    } else if (effect.type === 'play') void giveFeedback(effect.triggers);
    else if (effect.type === 'record') handlers.onRecord(effect.entries);
    else handlers.onFinish(effect);
  };

  const dispatch = (event: RunEvent) => {
    const step = reduceRun(latest.current, event);
    latest.current = step.state;
    setState(step.state);
    step.effects.forEach(perform);
  };

  /** Goes on at once: stops what the feedback still plays. */
  const endFeedback = () => {
    feedback.current?.abort();
    feedback.current = null;
    setOverlay(null);
    dispatch({ type: 'feedbackEnded', at: ports.now() });
  };

  useEffect(() => () => feedback.current?.abort(), []);

  return {
    state,
    overlay,
    dispatch,
    endFeedback,
    check: () => dispatch({ type: 'checked', at: ports.now() }),
    isRunning: () => latest.current.phase !== 'finished',
  };
}
