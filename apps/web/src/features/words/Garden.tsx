import type { MetWord } from '@digipals/contract';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { useText } from '@digipals/i18n/react';
import { RoundButton, useSwipe, VisuallyHidden } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import garden from './art/garden.svg?no-inline';
import css from './Garden.module.css';
import { growthTexts, plantOf } from './plants.ts';
import { usePlantsInBed } from './use-plants-in-bed.ts';

const beds = 3;
const leastSwipePx = 40;

type Props = { words: readonly MetWord[]; english: TeachingLanguage };

/** The garden of words: three beds a page, the newest words in front (WORDS-11). */
export function Garden({ words, english }: Props) {
  const t = useText();
  const inBed = usePlantsInBed();
  const [chosen, setPage] = useState(0);
  const [tap, setTap] = useState({ wordId: '', count: 0 });
  const pages = Math.max(1, Math.ceil(words.length / (beds * inBed)));
  const page = Math.min(chosen, pages - 1);
  const go = (by: number) => setPage(Math.min(Math.max(page + by, 0), pages - 1));
  const swipe = useSwipe(way => go(-way), leastSwipePx);
  const shown = words.slice(page * beds * inBed, (page + 1) * beds * inBed);
  const rows = Array.from({ length: beds }, (_, bed) =>
    shown.slice(bed * inBed, (bed + 1) * inBed),
  );
  return (
    <div className={css['garden']} {...swipe}>
      <img className={css['ground']} src={garden} alt="" />
      {rows.map((row, bed) => (
        // The front bed has the newest words.
        // biome-ignore lint/suspicious/noArrayIndexKey: a bed is its place
        <ul key={bed} className={css['bed']} data-bed={bed}>
          {row.map(word => (
            <li key={word.id}>
              <Plant
                word={word}
                english={english}
                taps={word.id === tap.wordId ? tap.count : 0}
                onTap={() => setTap({ wordId: word.id, count: tap.count + 1 })}
              />
            </li>
          ))}
        </ul>
      ))}
      {pages > 1 && (
        <nav className={css['pages']} aria-label={t('words.title')}>
          <RoundButton
            icon="left"
            label={t('words.newer')}
            disabled={page === 0}
            onClick={() => go(-1)}
          />
          <span>{`${page + 1} / ${pages}`}</span>
          <RoundButton
            icon="right"
            label={t('words.older')}
            disabled={page === pages - 1}
            onClick={() => go(1)}
          />
        </nav>
      )}
    </div>
  );
}

type PlantProps = {
  word: MetWord;
  english: TeachingLanguage;
  /** 0 unless it was tapped last. */
  taps: number;
  onTap(): void;
};

/** A tap says its word; the plant sways, and the picture of the word stands out until another is tapped. */
function Plant({ word, english, taps, onTap }: PlantProps) {
  const t = useText();
  const { sounds } = useServices();
  const { id, growth, picture, audio } = word;
  return (
    <button
      type="button"
      className={css['plant']}
      data-plant={id}
      data-growth={growth}
      data-tapped={taps > 0 || undefined}
      onClick={() => {
        onTap();
        void sounds.play(audio[english]);
      }}
    >
      {/* Another tap begins the movement again. */}
      <img key={taps} className={css['stem']} src={plantOf(id, growth)} alt="" />
      <img className={css['sign']} src={picture} alt="" />
      <VisuallyHidden>
        <span lang="en">{word.word}</span>, {t(growthTexts[growth])}
      </VisuallyHidden>
    </button>
  );
}
