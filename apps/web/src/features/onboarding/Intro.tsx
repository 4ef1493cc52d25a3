import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, flagUrl, Island, MovingDomino, SpeechBubble } from '@digipals/ui';
import { useState } from 'react';
import { Lifebuoy } from '../../shared/lifebuoy/Lifebuoy.tsx';
import { PageHeading, usePageTitle } from '../../shared/page-title.tsx';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Intro.module.css';
import bark from './sounds/bark.mp3?no-inline';

const flags = ['gb', 'th', 'tr', 'cn', 'es', 'ru'];

type Props = { dominoImage: string | undefined; onStart(): void };

/** Domino wakes, stretches and barks hello, and the button goes on (NOTSHOWN-19). */
export function Intro({ dominoImage, onStart }: Props) {
  const t = useText();
  const { sounds } = useServices();
  usePageTitle(t('onboarding.1.title'));
  const [barks, setBarks] = useState(0);
  const barkNow = () => {
    void sounds.play(bark);
    setBarks(before => before + 1);
  };
  const woof = t('intro.woof');
  return (
    <div className={css['page']}>
      <Lifebuoy />
      <div className={css['logo']}>
        <Domino mood="head" className={css['head']} />
        <PageHeading>
          Digi<span>Pals</span>
        </PageHeading>
      </div>
      <div className={css['scene']}>
        <div aria-hidden="true" className={css['flags']}>
          {flags.map(code => (
            <img key={code} src={flagUrl(code)} alt="" width={64} height={64} />
          ))}
        </div>
        <Island className={css['island']} />
        <Domino mood="sleep" own={dominoImage} className={classes(css['dog'], css['asleep'])} />
        <div
          className={classes(css['dog'], barks === 0 ? css['awake'] : css['barks'])}
          data-again={barks % 2}
          onAnimationEnd={({ target, currentTarget }) => {
            // Not what moves inside him.
            if (barks === 0 && target === currentTarget) void sounds.play(bark);
          }}
        >
          <MovingDomino mood="hello" own={dominoImage} />
          <button
            type="button"
            className={css['touch']}
            aria-label={t('a11y.domino.hello')}
            onClick={barkNow}
          />
        </div>
        <div className={css['says']}>
          <SpeechBubble at="30%">{woof}</SpeechBubble>
          <ListenButton quiet text={woof} className={css['listen'] ?? ''} />
        </div>
      </div>
      <Button big className={css['start']} onClick={onStart}>
        {t('intro.start')}
      </Button>
    </div>
  );
}
