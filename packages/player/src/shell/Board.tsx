import type { Question } from '@digipals/contract';
import type { RunState } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { QuestionParts } from '../components/QuestionParts.tsx';
import { hintOf } from '../hints.ts';
import type { PlayerPorts } from '../ports.ts';
import { hidesSides } from '../registry.ts';
import { useMuted } from '../use-muted.ts';
import { Ask } from './Ask.tsx';
import css from './Board.module.css';
import { Feedback } from './Feedback.tsx';
import { Foot } from './Foot.tsx';
import { FullScreen, openFullScreen } from './FullScreen.tsx';
import { footOf } from './foot-of.ts';
import { Head, type HeadProps } from './Head.tsx';
import { previewCheck } from './preview-check.ts';
import { decoration, hasOwnFullScreen, instructionOf, mainPicture } from './question-media.ts';
import { Sides } from './Sides.tsx';
import { sayHint } from './say-hint.ts';
import { useStoryPage } from './story-page.ts';
import { useLift } from './use-lift.ts';
import type { usePlayback } from './use-playback.ts';
import { usePreload, useSettled } from './use-preload.ts';
import { useQuestionSound } from './use-question-sound.ts';
import { useReady, useStuck, useWaits } from './use-ready.ts';
import { useRow } from './use-row.ts';
import type { useRun } from './use-run.ts';
import { useStable } from './use-stable.ts';
import { useWallpaper } from './use-wallpaper.ts';
import { useWords } from './use-words.ts';

const noPictures: readonly string[] = [];

type BoardProps = HeadProps & {
  ports: PlayerPorts;
  domino: string | undefined;
  beside: ((questionId: string) => ReactNode) | undefined;
  run: ReturnType<typeof useRun>;
  films: ReturnType<typeof usePlayback>;
  question: Question;
};

/** The open question on its board: what is heard, picked and checked, under the top bar and above the feedback. */
export function Board({ run, films, question, ports, domino, beside, ...frame }: BoardProps) {
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
  const { words, onBoard, hinted } = useWords(ports.sound, question, shown);
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
  const hint = useMemo(() => hintOf(state, hinted), [state, hinted]);
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
          words={words}
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
