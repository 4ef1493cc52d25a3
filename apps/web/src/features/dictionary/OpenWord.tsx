import type { Languages, Word } from '@digipals/contract';
import { languageTag, localeOf } from '@digipals/i18n';
import { useText } from '@digipals/i18n/react';
import { classes, Flag, Icon, RoundButton, Star } from '@digipals/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import css from './OpenWord.module.css';
import { useSwipeDown } from './use-swipe-down.ts';
import { cardOf } from './WordGrid.tsx';

/** The slow voice, as a part of the usual speed. */
const slowRate = 0.6;

type Props = {
  word: Word;
  languages: Languages;
  known: boolean;
  onKnow(): void;
  onClose(): void;
};

/** An opened word: its picture, both speeds, meaning and sentence; a sheet on phones (DICT-06). */
export function OpenWord({ word, languages, known, onKnow, onClose }: Props) {
  const t = useText();
  const { sounds } = useServices();
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  const { teachingLanguage } = languages;
  const say = (rate: number) => void sounds.play(word.audio[teachingLanguage], { rate });
  const swipe = useSwipeDown(onClose);
  const focus = () => ref.current?.focus({ preventScroll: true });
  useEffect(focus, []);
  // Only a focus that would be lost goes back: a letter that closes the word keeps it. The card of a word that was
  // opened by its address may not be shown.
  useLayoutEffect(() => {
    const sheet = ref.current;
    return () => {
      if (!sheet?.contains(document.activeElement)) return;
      const to = cardOf(word.id) ?? document.querySelector<HTMLElement>('h1');
      to?.focus({ preventScroll: true });
    };
  }, [word.id]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={ref} tabIndex={-1} className={css['open']} aria-labelledby={titleId}>
      <div className={css['picture']} {...swipe}>
        <img src={word.picture} alt="" />
        <RoundButton
          icon="x"
          label={t('action.close')}
          className={css['close']}
          onClick={onClose}
        />
        <button type="button" className={css['know']} aria-pressed={known} onClick={onKnow}>
          <Star fill={known ? 'full' : 'empty'} />
          <span>{t('dictionary.know')}</span>
        </button>
      </div>
      <div className={css['body']}>
        <div className={css['said']}>
          <h2 id={titleId} lang="en">
            {word.word}
          </h2>
          <RoundButton
            icon="speak"
            colour="blue"
            label={t('action.listen')}
            onClick={() => say(1)}
          />
          <RoundButton
            icon="slow"
            colour="green"
            label={t('dictionary.slowly')}
            onClick={() => say(slowRate)}
          />
        </div>
        <Meaning word={word} language={languages.supportLanguage} onShow={focus} />
        <div className={css['sentence']}>
          <p lang="en">
            <Marked text={word.sentence} word={word.word} />
          </p>
          <ListenButton text={word.sentence} english />
        </div>
      </div>
    </section>
  );
}

type MeaningProps = {
  word: Word;
  language: Languages['supportLanguage'];
  /** Called when the button, which may have the focus, gives way to the meaning. */
  onShow(): void;
};

/** The meaning in the help language, on the first tap on its flag; nothing for help in English. */
function Meaning({ word, language, onShow }: MeaningProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const meaning = word.meaning[language];
  const tag = languageTag(localeOf(language));
  if (!meaning) return null;
  const show = () => {
    setShown(true);
    onShow();
  };
  if (!shown)
    return (
      <button type="button" className={css['meaning']} onClick={show}>
        <Flag code={language} className={css['flag']} />
        <span>{t('dictionary.meaning')}</span>
        <Icon name="help" />
      </button>
    );
  return (
    <p className={classes(css['meaning'], css['shown'])} aria-live="polite">
      <Flag code={language} className={css['flag']} />
      <span lang={tag}>{meaning}</span>
      <ListenButton text={meaning} quiet />
    </p>
  );
}

/** A sentence with the word in bold. */
function Marked({ text, word }: { text: string; word: string }) {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before, found = '', ...after] = text.split(new RegExp(`\\b(${escaped}\\w*)`, 'i'));
  return (
    <>
      {before}
      <b>{found}</b>
      {after.join('')}
    </>
  );
}
