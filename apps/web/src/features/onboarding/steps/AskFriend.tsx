import { useText } from '@digipals/i18n/react';
import { Button, classes, Island, SpeechBubble } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import letter from '../art/letter.webp?no-inline';
import masks from '../art/masks.webp?no-inline';
import pip from '../art/pip.svg?no-inline';
import type { Me } from '../me.ts';
import { type Nav, StepFrame } from '../StepFrame.tsx';
import css from './AskFriend.module.css';

/** Step 3: a friend request to Pip, who is pretend and says so. Nothing is sent. */
export function AskFriend({ me, nav }: { me: Me; nav: Nav }) {
  const t = useText();
  const { sounds } = useServices();
  const [asked, setAsked] = useState(false);
  const ask = () => {
    sounds.effect('messageSent');
    setAsked(true);
  };
  return (
    <StepFrame
      nav={nav}
      title={inLanguage => inLanguage('onboarding.friend.title')}
      more={inLanguage => inLanguage('onboarding.friend.pip')}
      done={asked}
    >
      <div className={classes(css['side'], css['me'])} data-alive>
        <Island className={css['island']} />
        {me.avatarImage && (
          <img className={css['figure']} src={`${me.avatarImage}/full.svg`} alt={me.username} />
        )}
      </div>
      <div className={classes(css['side'], css['pip'], asked && css['happy'])}>
        <Island className={css['island']} />
        <img className={css['figure']} src={pip} alt="" width={400} height={690} />
        <p className={css['name']}>
          <img src={masks} alt="" width={30} height={30} />
          {t('onboarding.friend.pip')}
        </p>
      </div>
      <svg className={css['path']} viewBox="0 0 520 200" aria-hidden="true">
        <path
          d="M20 190 C120 -20 400 -20 500 190"
          fill="none"
          stroke="#fff"
          strokeWidth="14"
          strokeLinecap="round"
          strokeDasharray="2 34"
        />
      </svg>
      <span className={classes(css['letter'], asked && css['sent'])}>
        <img src={letter} alt="" width={104} height={104} />
      </span>
      <div role="status" className={css['says']}>
        {asked && <SpeechBubble>{t('onboarding.friend.yes')}</SpeechBubble>}
      </div>
      {!asked && (
        <Button big icon="plus" className={css['ask']} onClick={ask}>
          {t('onboarding.friend.ask')}
        </Button>
      )}
    </StepFrame>
  );
}
