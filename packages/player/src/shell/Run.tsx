import type { Activity, Question } from '@digipals/contract';
import { currentQuestion, isComplete } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { QuestionParts } from '../components/QuestionParts.tsx';
import { hidesSides } from '../registry.ts';
import { Ask } from './Ask.tsx';
import { Feedback } from './Feedback.tsx';
import { Foot } from './Foot.tsx';
import { FullScreen, openFullScreen } from './FullScreen.tsx';
import { Progress } from './Progress.tsx';
import {
  decoration,
  instructionOf,
  mainPicture,
  questionSounds,
  withoutOnlySound,
} from './question-media.ts';
import css from './Run.module.css';
import { Sides } from './Sides.tsx';
import { TopBar } from './TopBar.tsx';
import type { ActivityPlayerProps } from './types.ts';
import { useLift } from './use-lift.ts';
import { usePreload, useSettled } from './use-preload.ts';
import { useQuestionSound } from './use-question-sound.ts';
import { useRun } from './use-run.ts';

/** One run through an activity: frame, board and feedback around the question that is open. */
export function Run({
  ref,
  activity,
  ports,
  onRecord,
  onAnswer,
  onFinish,
  onExit,
  ...given
}: ActivityPlayerProps) {
  const run = useRun({ activity, ports, handlers: { onRecord, onAnswer, onFinish } });
  useImperativeHandle(ref, () => ({
    leave: () => run.dispatch({ type: 'left' }),
    isRunning: run.isRunning,
  }));
  const question = currentQuestion(run.state);
  if (!question) return null;
  return <Board {...given} run={run} question={question} ports={ports} onExit={onExit} />;
}

type BoardProps = Pick<
  ActivityPlayerProps,
  'language' | 'languages' | 'blockNavigation' | 'ports' | 'onLanguage' | 'onExit'
> & { run: ReturnType<typeof useRun>; question: Question };

function Board({ run, question, ports, ...frame }: BoardProps) {
  const t = useText();
  const { state, dispatch } = run;
  const { meta } = state.activity;
  const instruction = instructionOf(state.activity, state.index);
  const sounds = questionSounds(question);
  const asked = instruction.audio ? [instruction.audio] : [];
  const opening = [...(state.index === 0 && meta.audio ? [meta.audio] : []), ...sounds];
  const sound = useQuestionSound(ports.sound, question.id, opening);
  const onBoard = useMemo(() => withoutOnlySound(question), [question]);
  const picture = mainPicture(question);
  const wide = question.components.some(component => hidesSides(component.type));
  const blocks = useMemo(() => decoration(state.activity, question, 3), [state.activity, question]);
  useWallpaper(meta.wallpaper);
  const area = useRef<HTMLDivElement>(null);
  useLift(area, state.phase === 'feedback');
  const settled = useSettled();
  usePreload(state.activity, settled);
  const again = () => {
    dispatch({ type: 'replayed' });
    sound.replay(sounds);
  };
  const skip = (type: 'skippedForward' | 'skippedBack') => () =>
    dispatch({ type, at: ports.now() });
  const confirm = question.components.find(component => component.type === 'confirmButton');
  const check = () => {
    sound.stop();
    run.check();
  };
  return (
    <div className={css['play']} data-wide={wide || undefined} data-phase={state.phase}>
      <TopBar
        {...frame}
        test={meta.test}
        onReplay={again}
        onSlow={() => {
          dispatch({ type: 'replayed' });
          sound.replaySlowly(sounds);
        }}
      >
        <Progress run={state} onBack={skip('skippedBack')} onForward={skip('skippedForward')} />
      </TopBar>
      {!wide && <Sides pictures={settled ? blocks : []} />}
      <section className={css['board']} data-question={question.id}>
        <Ask
          question={question}
          text={instruction.text}
          answering={state.phase === 'answering'}
          playing={sound.playing}
          onSpeak={() => sound.replay([...new Set([...asked, ...sounds])])}
          onFullScreen={picture && openFullScreen}
        />
        <div className={css['area']} ref={area}>
          <QuestionParts
            key={question.id}
            question={onBoard}
            picks={state.feedback?.picks ?? state.picks}
            onPick={picks => dispatch({ type: 'picked', picks })}
            locked={state.phase !== 'answering'}
            marks={state.feedback?.marks ?? null}
            sound={ports.sound}
            log={ports.log}
          />
        </div>
      </section>
      <Foot
        allowed={meta.attempts}
        used={state.attempts}
        label={confirm?.data[0]?.label ?? t('player.check')}
        ready={state.phase === 'answering' && isComplete(question, state.picks)}
        lingos={meta.lingos}
        onConfirm={check}
      />
      <Feedback run={state} overlay={run.overlay} onEnd={run.endFeedback} />
      <FullScreen picture={picture} />
    </div>
  );
}

/** The page behind the player takes the activity's picture while it is open (PLAYER-29). */
function useWallpaper(url: Activity['meta']['wallpaper']) {
  useEffect(() => {
    if (!url) return;
    const { style } = document.documentElement;
    const before = style.getPropertyValue('--wall-img');
    style.setProperty('--wall-img', `url("${url}")`);
    return () => style.setProperty('--wall-img', before);
  }, [url]);
}
