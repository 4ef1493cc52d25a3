import { useText } from '@digipals/i18n/react';
import { buttonClass, classes, Domino, flagUrl, Island, SpeechBubble } from '@digipals/ui';
import { useState } from 'react';
import { PageHeading } from '../../shared/page-title.tsx';
import { Link } from '../../shared/routing/Link.tsx';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './Intro.module.css';
import bark from './sounds/bark.mp3?no-inline';

const flags = ['gb', 'th', 'tr', 'cn', 'es', 'ru'];

type Props = { dominoImage: string | undefined; to: string };

/** Domino wakes, stretches and barks hello; the button leads to `to` (NOTSHOWN-19). */
export function Intro({ dominoImage, to }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const [barks, setBarks] = useState(0);
  const barkNow = () => {
    void sounds.play(bark);
    setBarks(before => before + 1);
  };
  const woof = t('intro.woof');
  return (
    <div className={css['page']}>
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
        <button
          key={barks}
          type="button"
          className={classes(css['dog'], barks === 0 ? css['awake'] : css['barks'])}
          aria-label={t('a11y.domino.hello')}
          onClick={barkNow}
          onAnimationEnd={barks === 0 ? () => void sounds.play(bark) : undefined}
        >
          <Domino mood="hello" own={dominoImage} />
        </button>
        <div className={css['says']}>
          <SpeechBubble at="30%">{woof}</SpeechBubble>
          <ListenButton quiet text={woof} className={css['listen'] ?? ''} />
        </div>
      </div>
      <Link to={to} className={classes(buttonClass({ big: true }), css['start'])}>
        {t('intro.start')}
      </Link>
    </div>
  );
}
