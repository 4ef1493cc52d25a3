import { onboarding as rules } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import css from './Paws.module.css';

const steps = Array.from({ length: rules.steps }, (_, index) => index + 1);

/** A paw for each step: golden when done, violet for the current one. */
export function Paws({ step }: { step: number }) {
  const t = useText();
  const label = t('onboarding.step', { current: step, total: rules.steps });
  return (
    <div role="img" aria-label={label} className={css['paws']}>
      {steps.map(one => (
        <b key={one} className={classes(one < step && css['done'], one === step && css['now'])}>
          <Icon name="paw" />
        </b>
      ))}
    </div>
  );
}
