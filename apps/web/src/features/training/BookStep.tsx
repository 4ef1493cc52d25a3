import type { LessonActivity } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Icon } from '@digipals/ui';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import own from './LetterStep.module.css';
import type { EndPlace } from './PathSteps.tsx';
import { StepArrow } from './StepArrow.tsx';
import css from './StepItem.module.css';
import text from './StepLabel.module.css';
import stone from './Stone.module.css';

type Props = EndPlace & { activity: LessonActivity };

/** The book that a child has made in a review, to read again (COURSE-79). */
export function BookStep({ activity, place, left, joined }: Props) {
  const t = useText();
  const to = `${path('activity-builder', { activityId: activity.activityId })}?book`;
  return (
    <li
      className={css['step']}
      style={{ '--x': left ? -11 : 11 }}
      data-look="now"
      data-side={left ? 'left' : 'right'}
      data-place={place}
    >
      {joined && <StepArrow left={left} walked />}
      <Link to={to} className={stone['stone']} tabIndex={-1} aria-hidden="true">
        <Icon name="book" className={own['sign']} />
      </Link>
      <div className={text['label']}>
        <h2 lang="en">{activity.title}</h2>
        <Link to={to} className={buttonClass()}>
          {t('book.read')}
        </Link>
      </div>
    </li>
  );
}
