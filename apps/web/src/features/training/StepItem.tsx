import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { buttonClass, LingosBadge, Padlock, Star } from '@digipals/ui';
import type { MouseEvent } from 'react';
import { Link } from '../../shared/routing/Link.tsx';
import { path } from '../../shared/routing/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { GivenMark } from './assigned/GivenMark.tsx';
import type { Step } from './progress/steps.ts';
import { StepArrow } from './StepArrow.tsx';
import css from './StepItem.module.css';
import text from './StepLabel.module.css';
import stone from './Stone.module.css';

const starLabels = { full: 'stars.full', half: 'stars.half', empty: 'stars.empty' } as const;

type Props = {
  step: Step;
  joined: boolean;
  /** Index on the path, of `total` places. */
  place: number;
  total: number;
};

/** One step: its stone on the zigzag path and its label (TRAIN-05 to TRAIN-07, TRAIN-12). */
export function StepItem({ step, joined, place, total }: Props) {
  const t = useText();
  const { activity, number, locked, current } = step;
  const left = number % 2 === 1;
  const to = path('activity-builder', { activityId: activity.activityId });
  const label = `${number}: ${activity.title}`;
  const refuse = useRefusal(step);
  return (
    <li
      className={css['step']}
      style={{ '--x': left ? -11 : 11 }}
      data-look={look(step)}
      data-side={left ? 'left' : 'right'}
      data-locked={locked || undefined}
      data-place={place}
      aria-posinset={place + 1}
      aria-setsize={total}
    >
      {joined && <StepArrow left={left} walked={!locked} />}
      <Link
        to={to}
        className={stone['stone']}
        aria-label={locked ? t('nav.locked', { label }) : label}
        aria-disabled={locked || undefined}
        aria-current={current ? 'step' : undefined}
        {...(refuse && { onClick: refuse })}
      >
        <img src={activity.thumbnail} alt="" draggable={false} />
        <b>{number}</b>
        {locked && <Padlock className={stone['lock']} />}
      </Link>
      <div className={text['label']}>
        <div className={text['name']}>
          <h2 lang="en">{activity.title}</h2>
          {step.given !== undefined && (
            <GivenMark dueOn={step.given} isShort={!current} className={text['given']} />
          )}
        </div>
        <div className={text['worth']}>
          <Worth step={step} />
          {current && (
            <Link to={to} className={buttonClass()} tabIndex={-1} aria-hidden="true">
              {t('training.play')}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function look(step: Step): 'now' | 'shut' | 'done' | 'half' | 'open' {
  if (step.current) return 'now';
  if (step.locked) return 'shut';
  if (step.star === 'full') return 'done';
  // Gold only for what is completed: a single answer wins no colour.
  return step.star === 'half' ? 'half' : 'open';
}

/** Handler that explains why a step does not open. Undefined for an unlocked step. */
function useRefusal({ locked, left }: Step): ((event: MouseEvent) => void) | undefined {
  const t = useText();
  const { popups } = useServices();
  if (!locked && !left) return undefined;
  const why: MessageKey & ('training.testLeft' | 'training.locked') = left
    ? 'training.testLeft'
    : 'training.locked';
  return event => {
    event.preventDefault();
    popups.show({
      title: translate => translate('common.oops'),
      // The popup is outside the page and cannot use the page's own texts, so they are translated here.
      text: () => t(why),
      mood: 'think',
    });
  };
}

function Worth({ step }: { step: Step }) {
  const t = useText();
  const { star, activity } = step;
  if (star) return <Star fill={star} label={t(starLabels[star])} className={text['star']} />;
  const label = t('lingos.badge', { count: activity.lingos });
  return <LingosBadge small amount={activity.lingos} label={label} />;
}
