import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import annaHead from '../art/anna-head.svg?no-inline';
import pipHead from '../art/pip-head.svg?no-inline';
import type { Me } from '../me.ts';
import css from './ReadingPath.module.css';

type Props = { me: Me; done: boolean };

/** From the child by a reader to its friend; both glow once the message is made. */
export function ReadingPath({ me, done }: Props) {
  const t = useText();
  return (
    <div role="img" aria-label={t('onboarding.message.path')} className={css['path']}>
      <span className={css['face']}>
        {me.avatarImage && <img src={`${me.avatarImage}/head.svg`} alt="" />}
      </span>
      <Icon name="right" />
      <span className={classes(css['face'], css['reader'], done && css['reads'])}>
        <img src={annaHead} alt="" />
      </span>
      <Icon name="right" />
      <span className={classes(css['face'], done && css['gets'])}>
        <img src={pipHead} alt="" />
      </span>
    </div>
  );
}
