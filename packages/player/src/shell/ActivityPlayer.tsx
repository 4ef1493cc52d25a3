import type { Activity } from '@digipals/contract';
import { currentQuestion, type KeptRun, type Me, type RunState } from '@digipals/engine';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { arePartsLoaded, firstQuestions, preloadParts } from '../components/part-views.ts';
import type { PlayerPorts } from '../ports.ts';
import { Board } from './Board.tsx';
import type { HeadProps } from './Head.tsx';
import { portsWithFilms } from './ports-with-films.ts';
import { usePlayback } from './use-playback.ts';
import { type RunHandlers, useRun } from './use-run.ts';
import { useRunActivity } from './use-run-activity.ts';

/** What the page can call on the player. */
export type PlayerHandle = {
  /** Records unanswered questions of a test as valid 0, so that it stays closed (AMBIG-33). */
  leave(): void;
  /** Whether leaving now would lose progress (AMBIG-34). */
  isRunning(): boolean;
  /** What a reload needs to go on with the run; null if it would begin again (PLAYER-71). */
  keep(): KeptRun | null;
};

/** All that a page gives to the player. */
export type ActivityPlayerProps = HeadProps &
  RunHandlers & {
    ref?: Ref<PlayerHandle>;
    activity: Activity;
    ports: PlayerPorts;
    /** What sentences may say of the child. */
    me?: Me | undefined;
    /** Base address of the pictures of the child's own Domino; the usual one without it. */
    domino?: string | undefined;
    /** Replaces the toy blocks beside a question, if there is room. */
    beside?: ((questionId: string) => ReactNode) | undefined;
    /** Changes the initial state of a run, to begin it in the middle. */
    begin?: (begun: RunState) => RunState;
  };

/** The activity player (B §2): plays one activity from its first question to its last. */
export function ActivityPlayer(props: ActivityPlayerProps) {
  const { activity } = props;
  const run = useRunActivity(activity, props.language);
  const [ready, setReady] = useState(() => arePartsLoaded(firstQuestions(activity)));
  useEffect(() => {
    void preloadParts(firstQuestions(activity)).then(() => setReady(true));
  }, [activity]);
  return ready ? <Run {...props} key={run.key} activity={run.activity} /> : null;
}

/** One run through an activity: frame, board and feedback around the open question. */
function Run({
  ref,
  activity,
  ports,
  me,
  domino,
  begin,
  beside,
  onRecord,
  onAnswer,
  onFinish,
  onChange,
  onExit,
  ...given
}: ActivityPlayerProps) {
  const films = usePlayback();
  const { test = true } = activity.meta;
  const heard = useMemo(() => portsWithFilms(ports, films, test), [ports, films, test]);
  const handlers = { onRecord, onAnswer, onFinish, onChange };
  const { waitForParts } = films;
  const run = useRun({ activity, ports: heard, me, handlers, begin, waitForParts });
  const leave = () => run.dispatch({ type: 'left' });
  useImperativeHandle(ref, () => ({ leave, isRunning: run.isRunning, keep: run.keep }));
  const question = currentQuestion(run.state);
  if (!question) return null;
  return (
    <Board
      {...given}
      run={run}
      films={films}
      question={question}
      ports={heard}
      domino={domino}
      beside={beside}
      // Leaving practice finishes the activity.
      onExit={run.state.practising ? leave : onExit}
    />
  );
}
