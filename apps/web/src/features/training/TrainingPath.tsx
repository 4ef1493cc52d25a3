import type { CurrentLesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useState } from 'react';
import { Guide } from './Guide.tsx';
import { LessonTitle } from './LessonTitle.tsx';
import { PathArrows } from './PathArrows.tsx';
import { StepItem } from './StepItem.tsx';
import { firstInView, type Step } from './steps.ts';
import css from './TrainingPath.module.css';
import { useItemsPerView } from './use-items-per-view.ts';

type Props = { lesson: CurrentLesson; steps: readonly Step[] };

/** The lesson as a numbered path (TRAIN-04); as many steps as the window is high. */
export function TrainingPath({ lesson, steps }: Props) {
  const t = useText();
  const visible = Math.min(useItemsPerView(), steps.length);
  const current = steps.findIndex(step => step.current);
  const [moved, setMoved] = useState<number | null>(null);
  const last = steps.length - visible;
  const first = Math.min(moved ?? firstInView(Math.max(current, 0), visible, steps.length), last);
  const help =
    current < 0 || lesson.unlockLesson
      ? t('training.unlocked')
      : t('training.help', { index: current + 1 });
  return (
    <div className={css['school']}>
      <Guide text={help} happy={lesson.unlockLesson} />
      <section className={css['path']} aria-label={lesson.title}>
        <LessonTitle lesson={lesson} steps={steps} />
        <ol className={css['steps']} data-visible={visible}>
          {steps.slice(first, first + visible).map((step, place) => (
            <StepItem key={step.activity.activityId} step={step} joined={place > 0} />
          ))}
        </ol>
        {steps.length > visible && (
          <PathArrows first={first} visible={visible} total={steps.length} onMove={setMoved} />
        )}
      </section>
    </div>
  );
}
