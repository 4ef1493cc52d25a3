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

type Props = EndPlace & { lessonId: string };

/** The letter to a friend at the end of a lesson (COURSE-54). */
export function LetterStep({ lessonId, place, left, joined }: Props) {
  const t = useText();
  const to = path('write', { lessonId });
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
        <Icon name="pen" className={own['sign']} />
      </Link>
      <div className={text['label']}>
        <h2>{t('frame.title')}</h2>
        <Link to={to} className={buttonClass()}>
          {t('action.write')}
        </Link>
      </div>
    </li>
  );
}
