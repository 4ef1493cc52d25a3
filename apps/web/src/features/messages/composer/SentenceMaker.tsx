import type { FrameSource } from '@digipals/contract';
import { type SentenceMakerType, sentenceMakerTypes } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { RoundButton, Spinner } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Later, latePart } from '../../../shared/later.tsx';
import { useServices } from '../../../shared/services.tsx';
import { configQuery } from '../card/queries.ts';
import { useOwnFrames } from '../frames/use-own-frames.ts';
import { Blocks } from './Blocks.tsx';
import css from './SentenceMaker.module.css';
import apple from './themes/apple.webp?no-inline';
import bag from './themes/bag.webp?no-inline';
import cat from './themes/cat.webp?no-inline';
import games from './themes/games.webp?no-inline';
import house from './themes/house.webp?no-inline';
import party from './themes/party.webp?no-inline';

/** Most sentences have no frame. */
const frameLetter = latePart(async () => ({
  default: (await import('../frames/FrameLetter.tsx')).FrameLetter,
}));

type Theme = { name: Extract<MessageKey, `sentence.${string}`>; picture: string };

/** Themes of the sentence maker, with their pictures. */
const themes: Record<SentenceMakerType, Theme> = {
  play: { name: 'sentence.play', picture: games },
  pets: { name: 'sentence.pets', picture: cat },
  food: { name: 'sentence.food', picture: apple },
  school: { name: 'sentence.school', picture: bag },
  home: { name: 'sentence.home', picture: house },
  days: { name: 'sentence.days', picture: party },
};

type Props = {
  me: string;
  /** `frame`: the frame of a lesson that the text came from. */
  onUse(text: string, frame?: FrameSource): void;
  onClose(): void;
};

/** Builds a sentence from blocks, or the letter of the lesson (MSG-11, NOTSHOWN-34, COURSE-57). */
export function SentenceMaker({ me, onUse, onClose }: Props) {
  const t = useText();
  const { analytics } = useServices();
  const { data: config } = useQuery(configQuery());
  const own = useOwnFrames(me);
  const [chosen, setTheme] = useState<SentenceMakerType | 'lesson'>('play');
  const theme = chosen === 'lesson' && !own ? 'play' : chosen;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    analytics.tracked('lbm40');
    box.current?.focus({ preventScroll: true });
  }, [analytics]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={css['maker']}
      aria-label={t('sentence.title')}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <header className={css['head']}>
        <h2>{t('sentence.title')}</h2>
        <RoundButton
          icon="x"
          label={t('action.close')}
          className={css['close']}
          onClick={onClose}
        />
      </header>
      <fieldset className={css['themes']} aria-label={t('sentence.themes')}>
        {own && (
          <button
            type="button"
            aria-pressed={theme === 'lesson'}
            className={css['theme']}
            onClick={() => setTheme('lesson')}
          >
            <img src={own.thumbnail} alt="" width={44} height={44} />
            {t('sentence.lesson')}
          </button>
        )}
        {(config?.sentenceMakerTypes ?? sentenceMakerTypes).map(name => (
          <button
            key={name}
            type="button"
            aria-pressed={name === theme}
            className={css['theme']}
            data-theme={name}
            onClick={() => setTheme(name)}
          >
            <img src={themes[name].picture} alt="" width={44} height={44} />
            {t(themes[name].name)}
          </button>
        ))}
      </fieldset>
      {theme === 'lesson' && own ? (
        <Later
          part={frameLetter}
          props={{
            frame: own.frame,
            onUse: letter => onUse(letter, { lessonId: own.lessonId, part: 'frame' }),
          }}
          waiting={<Spinner label={t('common.loading')} />}
        />
      ) : (
        theme !== 'lesson' && <Blocks key={theme} theme={theme} onUse={onUse} />
      )}
    </section>
  );
}
