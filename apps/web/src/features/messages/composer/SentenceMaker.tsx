import type { FrameSource, SentenceOption } from '@digipals/contract';
import { type SentenceMakerType, sentenceMakerTypes } from '@digipals/contract/constants';
import type { MessageKey } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { Button, classes, Domino, RoundButton, Spinner } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '../../../shared/Failed.tsx';
import { Later, latePart } from '../../../shared/later.tsx';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { blocksQuery, configQuery } from '../card/queries.ts';
import { useOwnFrames } from '../frames/use-own-frames.ts';
import { gap } from './edits.ts';
import css from './SentenceMaker.module.css';
import {
  blocksFor,
  type Choice,
  isWhole,
  type Slot,
  sentenceOf,
  slots,
  chosen as withBlock,
} from './sentence.ts';
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

function Blocks({ theme, onUse }: { theme: SentenceMakerType; onUse(sentence: string): void }) {
  const t = useText();
  const query = useQuery(blocksQuery(theme));
  const [choice, setChoice] = useState<Choice>({});
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (!query.data) return <Spinner label={t('common.loading')} />;
  const sentence = sentenceOf(choice);
  const whole = isWhole(choice);
  const options = query.data;
  return (
    <>
      <div className={css['slots']} lang="en" data-maker="">
        {slots.map(slot => (
          <Row
            key={slot}
            slot={slot}
            blocks={blocksFor(options, choice, slot)}
            current={choice[slot]?.optionId}
            onChoose={block => setChoice(withBlock(options, choice, block))}
          />
        ))}
        {sentence === '' && <Domino mood="think" className={css['dog']} />}
      </div>
      <div className={css['made']}>
        <output lang="en">{sentence || gap}</output>
        {whole && <ListenButton quiet text={sentence} english />}
        <Button disabled={!whole} onClick={() => onUse(sentence)}>
          {t('sentence.use')}
        </Button>
      </div>
    </>
  );
}

type RowProps = {
  slot: Slot;
  blocks: readonly SentenceOption[];
  current: string | undefined;
  onChoose(block: SentenceOption): void;
};

function Row({ slot, blocks, current, onChoose }: RowProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={classes(css['row'], css[slot])}>
      {blocks.map(block => (
        <button
          key={block.optionId}
          type="button"
          aria-pressed={block.optionId === current}
          className={css['block']}
          onClick={() => onChoose(block)}
        >
          {block.picture?.startsWith('/') && (
            <img src={block.picture} alt="" width={32} height={32} />
          )}
          {block.text}
        </button>
      ))}
    </div>
  );
}
