import type { LessonHead } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Star } from '@digipals/ui';
import css from '../StepItem.module.css';
import text from '../StepLabel.module.css';
import stone from '../Stone.module.css';
import { Way } from '../Way.tsx';
import gate from './NextGate.module.css';
import type { StepOn } from './use-step-on.ts';

type Props = { next: LessonHead | null; stepOn: StepOn; left: boolean; joined: boolean };

/** Where the path of a done lesson leads: the next lesson waits to be opened, or all is done. */
export function NextGate({ next, stepOn, left, joined }: Props) {
  const t = useText();
  return (
    <li
      className={classes(css['step'], gate['gate'])}
      style={{ '--x': left ? -11 : 11 }}
      data-look="now"
      data-side={left ? 'left' : 'right'}
      data-gate=""
    >
      {joined && <Way left={left} walked />}
      {next ? (
        <button
          type="button"
          className={stone['stone']}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => void stepOn.go(next.lessonId)}
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
              <small>{t('training.lesson', { index: next.number })}</small>
              <span lang="en">{next.title}</span>
            </h2>
            <Button disabled={stepOn.going} onClick={() => void stepOn.go(next.lessonId)}>
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
