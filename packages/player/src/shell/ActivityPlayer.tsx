import type { Activity, Question } from '@digipals/contract';
import { currentQuestion, type Me, type RunState } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { arePartsLoaded, firstQuestions, preloadParts } from '../components/part-views.ts';
import { QuestionParts } from '../components/QuestionParts.tsx';
import { hintOf } from '../hints.ts';
import type { PlayerPorts } from '../ports.ts';
import { hidesSides } from '../registry.ts';
import { useMuted } from '../use-muted.ts';
import css from './ActivityPlayer.module.css';
import { Ask } from './Ask.tsx';
import { Feedback } from './Feedback.tsx';
import { Foot } from './Foot.tsx';
import { FullScreen, openFullScreen } from './FullScreen.tsx';
import { footOf } from './foot-of.ts';
import { Head, type HeadProps } from './Head.tsx';
import { portsWithFilms } from './ports-with-films.ts';
import { previewCheck } from './preview-check.ts';
import {
  decoration,
  hasOwnFullScreen,
  instructionOf,
  mainPicture,
  withoutOnlySound,
} from './question-media.ts';
import { Sides } from './Sides.tsx';
import { sayHint } from './say-hint.ts';
import { useStoryPage } from './story-page.ts';
import { useLift } from './use-lift.ts';
import { usePlayback } from './use-playback.ts';
import { usePreload, useSettled } from './use-preload.ts';
import { useQuestionSound } from './use-question-sound.ts';
import { useReady, useStuck, useWaits } from './use-ready.ts';
import { useRow } from './use-row.ts';
import { type RunHandlers, useRun } from './use-run.ts';
import { useRunActivity } from './use-run-activity.ts';
import { useStable } from './use-stable.ts';
import { useWallpaper } from './use-wallpaper.ts';

/** What the page can call on the player. */
export type PlayerHandle = {
  /** Records unanswered questions of a test as valid 0, so that it stays closed (AMBIG-33). */
  leave(): void;
  /** Whether leaving now would lose progress (AMBIG-34). */
  isRunning(): boolean;
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
    /** Changes the initial state of a run, to show one in the middle. */
    begin?: (begun: RunState) => RunState;
  };

const noPictures: readonly string[] = [];

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
  onExit,
  ...given
}: ActivityPlayerProps) {
  const films = usePlayback();
  const { test = true } = activity.meta;
  const heard = useMemo(() => portsWithFilms(ports, films, test), [ports, films, test]);
  const handlers = { onRecord, onAnswer, onFinish };
  const { waitForParts } = films;
  const run = useRun({ activity, ports: heard, me, handlers, begin, waitForParts });
  const leave = () => run.dispatch({ type: 'left' });
  useImperativeHandle(ref, () => ({ leave, isRunning: run.isRunning }));
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

type BoardProps = HeadProps & {
  ports: PlayerPorts;
  domino: string | undefined;
  beside: ActivityPlayerProps['beside'];
  run: ReturnType<typeof useRun>;
  films: ReturnType<typeof usePlayback>;
  question: Question;
};

function Board({ run, films, question, ports, domino, beside, ...frame }: BoardProps) {
  const t = useText();
  const muted = useMuted(ports.sound);
  const { state, dispatch } = run;
  const { meta } = state.activity;
  const instruction = instructionOf(state.activity, state.index);
  const { reading, shown, key, title, sounds, turn } = useStoryPage(question, state);
  const asked = instruction.audio ? [instruction.audio] : [];
  // Plays automatically once, and again with the speaker (NOTSHOWN-49).
  const greeting = greetingOf(state);
  const opening = [...greeting, ...sounds];
  const sound = useQuestionSound(ports.sound, key, opening, films);
  const onBoard = useMemo(() => withoutOnlySound(shown), [shown]);
  const picture = mainPicture(question);
  const wide = question.components.some(component => hidesSides(component.type));
  const blocks = useMemo(() => decoration(state.activity, question, 3), [state.activity, question]);
  useWallpaper(meta.wallpaper);
  const area = useRef<HTMLDivElement>(null);
  useLift(area, state.phase === 'feedback');
  const settled = useSettled();
  usePreload(state.activity, domino, settled);
  const replay = useStable((rate: number) => {
    dispatch({ type: 'replayed' });
    sound.stop();
    if (!films.replay(rate)) sound.replay(sounds, rate);
  });
  const skip = useStable((type: 'skippedForward' | 'skippedBack') =>
    dispatch({ type, at: ports.now() }),
  );
  const speak = useStable(() => sound.replay([...new Set([...greeting, ...asked, ...sounds])]));
  // The tapped part renders first; everything else follows.
  const later = useDeferredValue(state);
  const preview = useMemo(() => previewCheck(later), [later]);
  const endWith = (step: () => void) => {
    sound.stop();
    films.stop();
    step();
  };
  const glows = useRow(later, ports);
  const { stuck, onStuck } = useStuck(state, question);
  const pick = useStable((picks: RunState['picks']) => dispatch({ type: 'picked', picks }));
  const answer = useStable((picks: RunState['picks']) => endWith(() => run.answer(picks)));
  const turnPage = () => {
    ports.effect('turnPage');
    turn();
  };
  const confirm = useStable(() => endWith(reading ? turnPage : stepOf(run, stuck)));
  const endFeedback = useStable(run.endFeedback);
  const hear = useStable((urls: readonly string[]) => sound.replay(urls));
  const miss = useStable(() => dispatch({ type: 'missed' }));
  const hint = useMemo(() => hintOf(state, question), [state, question]);
  const { complete, ready } = useReady(state, question, stuck || reading);
  const { waits, onWait } = useWaits(question);
  const foot = footOf(shown, state, { stuck, t });
  return (
    <div
      className={css['play']}
      data-wide={wide || undefined}
      data-phase={state.phase}
      data-auto={(foot.auto && !complete) || undefined}
      data-reading={reading || undefined}
      data-row={glows}
    >
      <Head {...frame} run={later} onReplay={replay} onSkip={skip} />
      {!wide && <Sides pictures={settled ? blocks : noPictures} beside={beside?.(question.id)} />}
      <section className={css['board']} data-question={question.id}>
        <Ask
          question={question}
          text={instruction.text}
          title={title}
          practising={state.practising}
          answering={state.phase === 'answering'}
          playing={sound.playing}
          glow={hint?.glow === 'sound'}
          onSpeak={speak}
          onFullScreen={picture && !hasOwnFullScreen(question) ? openFullScreen : undefined}
        />
        <div className={css['area']} ref={area}>
          <QuestionParts
            key={key}
            question={onBoard}
            picks={state.feedback?.picks ?? state.picks}
            onPick={pick}
            locked={state.phase !== 'answering'}
            marks={state.feedback?.marks ?? null}
            outcome={state.feedback?.outcome ?? null}
            hint={hint}
            said={sayHint(t, state, hint)}
            onAnswer={answer}
            onMiss={miss}
            onWait={onWait}
            ports={ports}
            playback={films.playback}
            recordSeconds={meta.recordDuration}
            onStuck={onStuck}
          />
        </div>
      </section>
      <Foot {...foot} used={state.attempts} ready={ready && !waits} onConfirm={confirm} />
      <Feedback
        run={state}
        preview={preview}
        overlay={run.overlay}
        won={run.wonBy(question.id)}
        muted={muted}
        domino={domino}
        onHear={hear}
        onEnd={endFeedback}
      />
      <FullScreen picture={picture} />
    </div>
  );
}

/** The sound of the activity, before its first question. */
const greetingOf = ({ activity, index, practising }: RunState): string[] => {
  const { audio } = activity.meta;
  return audio && index === 0 && !practising ? [audio] : [];
};

/** What the button does: a question that cannot be answered is passed. */
const stepOf = (run: ReturnType<typeof useRun>, stuck: boolean) => (stuck ? run.pass : run.check);
