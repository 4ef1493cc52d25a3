import type { Lesson } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { useRef } from 'react';
import { path } from '../../shared/routing/paths.ts';
import { Guide } from './card/Guide.tsx';
import { EndStep } from './EndStep.tsx';
import { LessonTitle } from './LessonTitle.tsx';
import { PathArrows } from './PathArrows.tsx';
import { type End, PathSteps } from './PathSteps.tsx';
import type { Step } from './progress/steps.ts';
import css from './TrainingPath.module.css';
import { useItemsPerView } from './use-items-per-view.ts';
import { usePathView } from './use-path-view.ts';

type Props = {
  lesson: Lesson;
  steps: readonly Step[];
  /** The speech bubble of Domino, and whether it is good news. */
  help: string;
  happy: boolean;
  /** For an old lesson, in the danger style: returns to the current one (TRAIN-10, TRAIN-11). */
  onCurrent?: (() => void) | undefined;
  /** A lesson after the current one. */
  isAhead?: boolean;
  /** The gate at the end of the path of a completed lesson. */
  gate?: End | undefined;
};

/** A lesson as a numbered path (TRAIN-04). Shows as many steps as fit the window height. */
export function TrainingPath({
  lesson,
  steps,
  help,
  happy,
  onCurrent,
  isAhead = false,
  gate,
}: Props) {
  const t = useText();
  return (
    <div className={css['school']} data-old={onCurrent && !isAhead ? '' : undefined}>
      <Guide text={help} happy={happy} />
      <section className={css['path']} aria-label={lesson.title}>
        <LessonTitle lesson={lesson} steps={steps} onCurrent={onCurrent} isAhead={isAhead} />
        <Steps key={lesson.lessonId} steps={steps} ends={endsOf(lesson, steps, { t, gate })} />
      </section>
    </div>
  );
}

/** What is after the last step: a book or poster that was made, the letter to a friend once the test was played, and the gate. */
function endsOf(
  { lessonId, hasFrames }: Lesson,
  steps: readonly Step[],
  { t, gate }: { t: Translate; gate: End | undefined },
) {
  const last = steps.at(-1);
  const isPlayed = last !== undefined && (last.star !== null || last.left);
  const made = steps.find(({ activity, star }) => activity.book && star !== null)?.activity;
  const book: End = at =>
    made && (
      <EndStep
        key="book"
        icon={made.poster ? 'poster' : 'book'}
        title={<span lang="en">{made.title}</span>}
        to={`${path('activity-builder', { activityId: made.activityId })}?book${made.poster ? '=poster' : ''}`}
        action={t(made.poster ? 'poster.look' : 'book.read')}
        {...at}
      />
    );
  const letter: End = at => (
    <EndStep
      key="letter"
      icon="pen"
      title={t('frame.title')}
      to={path('write', { lessonId })}
      action={t('action.write')}
      {...at}
    />
  );
  return [
    ...(made ? [book] : []),
    ...(hasFrames && isPlayed ? [letter] : []),
    ...(gate ? [gate] : []),
  ];
}

function Steps({ steps, ends }: { steps: readonly Step[]; ends: readonly End[] }) {
  const total = steps.length + ends.length;
  const list = useRef<HTMLOListElement>(null);
  const visible = Math.min(useItemsPerView(list), total);
  const step = steps.findIndex(({ current }) => current);
  const view = usePathView({ total, visible, current: step < 0 ? total - 1 : step });
  return (
    <>
      <PathSteps list={list} steps={steps} view={view} ends={ends} />
      {total > visible && <PathArrows view={view} steps={steps.length} />}
    </>
  );
}
