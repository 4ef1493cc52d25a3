import { useText } from '@digipals/i18n/react';
import { classes, Island, SpeechBubble } from '@digipals/ui';
import anna from '../art/anna.svg?no-inline';
import css from './Reader.module.css';

/** The reader, who says what she does and nods once the message is made. */
export function Reader({ done }: { done: boolean }) {
  const t = useText();
  return (
    <div className={classes(css['anna'], done && css['nods'])}>
      <Island className={css['island']} />
      <img src={anna} alt="" width={400} height={690} />
      <div role="status" className={css['says']}>
        <SpeechBubble>
          {done ? t('onboarding.message.read') : t('onboarding.message.anna')}
        </SpeechBubble>
      </div>
    </div>
  );
}
