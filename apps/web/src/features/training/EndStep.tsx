import { buttonClass, Icon, type IconName } from '@digipals/ui';
import type { ReactNode } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import own from './EndStep.module.css';
import type { EndPlace } from './PathSteps.tsx';
import { StepArrow } from './StepArrow.tsx';
import css from './StepItem.module.css';
import text from './StepLabel.module.css';
import stone from './Stone.module.css';

type Props = EndPlace & {
  icon: IconName;
  title: ReactNode;
  to: string;
  /** The label of the button that leads there. */
  action: string;
};

/** A page after the last step: the book or poster of a review (COURSE-79, COURSE-93), or the letter to a friend (COURSE-54). */
export function EndStep({ icon, title, to, action, place, left, joined }: Props) {
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
        <Icon name={icon} className={own['sign']} />
      </Link>
      <div className={text['label']}>
        <h2>{title}</h2>
        <Link to={to} className={buttonClass()}>
          {action}
        </Link>
      </div>
    </li>
  );
}
