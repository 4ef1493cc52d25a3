import type { Lesson } from '@digipals/contract';
import type { ReactNode } from 'react';
import { Guide } from './card/Guide.tsx';
import { LessonTitle } from './LessonTitle.tsx';
import { PathArrows } from './PathArrows.tsx';
import { PathSteps } from './PathSteps.tsx';
import type { Step } from './progress/steps.ts';
import css from './TrainingPath.module.css';
import { useItemsPerView } from './use-items-per-view.ts';
import { usePathView } from './use-path-view.ts';

type Gate = (at: { left: boolean; joined: boolean }) => ReactNode;

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
  /** Shown at the end of the path. */
  gate?: Gate | undefined;
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
  return (
    <div className={css['school']} data-old={onCurrent && !isAhead ? '' : undefined}>
      <Guide text={help} happy={happy} />
      <section className={css['path']} aria-label={lesson.title}>
        <LessonTitle lesson={lesson} steps={steps} onCurrent={onCurrent} isAhead={isAhead} />
        <Steps key={lesson.lessonId} steps={steps} gate={gate} />
      </section>
    </div>
  );
}

function Steps({ steps, gate }: { steps: readonly Step[]; gate: Gate | undefined }) {
  const total = steps.length + (gate ? 1 : 0);
  const visible = Math.min(useItemsPerView(), total);
  const step = steps.findIndex(({ current }) => current);
  const view = usePathView({ total, visible, current: gate ? steps.length : step });
  return (
    <>
      <PathSteps steps={steps} view={view} gate={gate ?? null} />
      {total > visible && <PathArrows view={view} steps={steps.length} />}
    </>
  );
}
