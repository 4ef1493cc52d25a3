import type { LessonHead } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Star } from '@digipals/ui';
import { lessonName } from '../../../shared/lesson-name.ts';
import type { EndPlace } from '../PathSteps.tsx';
import { StepArrow } from '../StepArrow.tsx';
import css from '../StepItem.module.css';
import text from '../StepLabel.module.css';
import stone from '../Stone.module.css';
import gate from './NextGate.module.css';
import type { OpenLesson } from './use-open-lesson.ts';

type Props = EndPlace & { next: LessonHead | null; openLesson: OpenLesson };

/** The end of the path of a completed lesson: opens the next lesson, or says that all are done. */
export function NextGate({ next, openLesson, place, left, joined }: Props) {
  const t = useText();
  return (
    <li
      className={classes(css['step'], gate['gate'])}
      style={{ '--x': left ? -11 : 11 }}
      data-look="now"
      data-side={left ? 'left' : 'right'}
      data-place={place}
      data-gate=""
    >
      {joined && <StepArrow left={left} walked />}
      {next ? (
        <button
          type="button"
          className={stone['stone']}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => void openLesson.open(next.lessonId)}
        >
          <img src={next.thumbnail} alt="" />
        </button>
      ) : (
        <span className={stone['stone']}>
          <Star fill="full" className={gate['star']} />
        </span>
      )}
      <div className={text['label']}>
        {next ? (
          <>
            <h2>
              <small>{lessonName(t, next)}</small>
              <span lang="en">{next.title}</span>
            </h2>
            <Button
              disabled={openLesson.opening}
              onClick={() => void openLesson.open(next.lessonId)}
            >
              {t('action.goOn')}
            </Button>
          </>
        ) : (
          <h2>{t('training.allDone')}</h2>
        )}
      </div>
    </li>
  );
}
