import type { Activity, HistoryEntry, Pick } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import {
  type Effect,
  type Finished,
  keepRun,
  type Me,
  type RunEvent,
  type RunState,
  reduceRun,
  startRun,
} from '@digipals/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerPorts } from '../ports.ts';
import { nextFrame } from './next-frame.ts';
import { type Overlay, pause, playTriggers } from './play-triggers.ts';
import { useOverlay } from './use-overlay.ts';
import { watchTouches } from './watch-touches.ts';

/** What a run reports to the app. */
export type RunHandlers = {
  /** May resolve to the Lingos that the answers won. */
  onRecord(entries: HistoryEntry[]): Promise<number> | undefined;
  onAnswer(name: 'answer-success' | 'answer-failure'): void;
  onFinish(result: Finished): void;
  /** The run has begun or changed: a reload needs what `keep` returns now. */
  onChange?: (() => void) | undefined;
};

/** How long the answer after the last try stays once it was said, in ms. */
export const answerShownMs = 5_000;

/** Lingos that the answer to a question won. */
type Won = { questionId: string; lingos: number };

type Given = {
  activity: Activity;
  ports: PlayerPorts;
  /** What sentences may say of the child. */
  me?: Me | undefined;
  handlers: RunHandlers;
  begin?: ((begun: RunState) => RunState) | undefined;
  /** Lets the parts of the question end the feedback; resolves when all have. */
  waitForParts(): Promise<void>;
};

/** Connects the pure run to clock, sound and screen. Another activity is the same one in another language. */
export function useRun({ activity, ports, me, handlers, begin, waitForParts }: Given) {
  const [state, setState] = useState(() => {
    const begun = startRun(activity, { random: ports.random, now: ports.now(), me });
    return begin ? begin(begun) : begun;
  });
  const { overlay, show: showOverlay } = useOverlay();
  const [won, setWon] = useState<Won | null>(null);
  // Events may come faster than renders, so the latest state is in a ref.
  const latest = useRef<RunState>(state);
  const feedback = useRef<AbortController | null>(null);

  /**
   * Whether the feedback ends without the child: at once after a right answer, and some time after the answer was
   * said, if the child touches nothing. Without sound it reads for as long as it likes.
   */
  const endsByItself = async (isUntouched: (ms: number) => Promise<boolean>) => {
    const { feedback: shown, activity: played } = latest.current;
    if (shown?.outcome !== 'moveOn') return shown?.outcome === 'correct';
    if (played.meta.test || ports.sound.muted.get()) return false;
    return isUntouched(answerShownMs);
  };

  /** Plays the feedback. */
  const giveFeedback = async (triggers: Extract<Effect, { type: 'play' }>['triggers']) => {
    const ending = new AbortController();
    feedback.current = ending;
    const { signal } = ending;
    const shown: Promise<void>[] = [pause(player.confirmationImageMs, signal)];
    const show = (next: Overlay) => {
      const { over, gone } = showOverlay(next, signal);
      shown.push(gone);
      return over;
    };
    await nextFrame();
    const isUntouched = watchTouches(signal);
    await playTriggers(triggers, { ...ports, signal, show });
    if (!signal.aborted) await Promise.all([...shown, waitForParts()]);
    if (!signal.aborted && (await endsByItself(isUntouched))) endFeedback();
  };

  const record = async (entries: HistoryEntry[]) => {
    const lingos = await handlers.onRecord(entries);
    const questionId = entries.at(-1)?.questionId;
    if (lingos && questionId) setWon({ questionId, lingos });
  };

  const perform = (effect: Effect) => {
    if (effect.type === 'answer') {
      const name = effect.name === 'answer-success' ? 'activityPositive' : 'activityNegative';
      void nextFrame().then(() => {
        ports.effect(name);
        handlers.onAnswer(effect.name);
      });
    } else if (effect.type === 'play') void giveFeedback(effect.triggers);
    else if (effect.type === 'record') void record(effect.entries);
    else handlers.onFinish(effect);
  };

  const dispatch = (event: RunEvent) => {
    const step = reduceRun(latest.current, event);
    latest.current = step.state;
    setState(step.state);
    step.effects.forEach(perform);
    handlers.onChange?.();
  };

  /** Goes on at once: stops the rest of the feedback. */
  const endFeedback = () => {
    feedback.current?.abort();
    feedback.current = null;
    dispatch({ type: 'feedbackEnded', at: ports.now() });
  };

  const worded = useRef(activity);
  const reword = useEffectEvent(() => dispatch({ type: 'reworded', activity, me }));
  useEffect(() => {
    if (worded.current === activity) return;
    worded.current = activity;
    reword();
  }, [activity]);

  const begun = useEffectEvent(() => handlers.onChange?.());
  useEffect(() => begun(), []);

  useEffect(() => () => feedback.current?.abort(), []);

  return {
    state,
    overlay,
    /** Lingos that the answer to a question won; 0 until the server has paid. */
    wonBy: (questionId: string) => (won?.questionId === questionId ? won.lingos : 0),
    dispatch,
    endFeedback,
    /** The answer of a game, judged as it is. */
    answer: (picks: readonly Pick[]) => dispatch({ type: 'answered', picks, at: ports.now() }),
    check: () => dispatch({ type: 'checked', at: ports.now() }),
    /** Skips a question that cannot be answered. */
    pass: () => dispatch({ type: 'passed', at: ports.now() }),
    /** False also in practice: leaving it loses nothing. */
    isRunning: () => latest.current.phase !== 'finished' && !latest.current.practising,
    keep: () => keepRun(latest.current),
  };
}
