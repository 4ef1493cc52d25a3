import type { MetWord, WordReview } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import {
  buttonClass,
  Coin,
  Confetti,
  classes,
  Icon,
  MovingDomino,
  VisuallyHidden,
} from '@digipals/ui';
import { useEffect } from 'react';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import garden from '../art/garden.svg?no-inline';
import { growthTexts, plantOf } from '../plants.ts';
import type { Grown } from './grown-words.ts';
import css from './ReviewEnd.module.css';

type Props = {
  /** As they are after the review. */
  words: readonly MetWord[];
  asked: WordReview['asked'];
  grown: Grown;
  /** Lingos won. */
  credit: number;
  /** Base address of the pictures of the child's own Domino. */
  domino: string | undefined;
};

/** The end of a word review: its plants grow one after another (WORDS-13). */
export function ReviewEnd({ words, asked, grown, credit, domino }: Props) {
  const t = useText();
  const { sounds } = useServices();
  useEffect(() => sounds.effect('achievement'), [sounds]);
  const ids = asked.flatMap(({ wordIds }) => wordIds);
  const shown = ids.flatMap(id => words.find(word => word.id === id) ?? []);
  const flowers = words.filter(({ growth }) => growth === 'spelt').length;
  return (
    <div className={css['end']}>
      <img className={css['ground']} src={garden} alt="" />
      {grown.size > 0 && <Confetti />}
      <header className={css['head']}>
        <PageHeading className={css['title']}>
          {grown.size > 0 ? t('words.grew', { count: grown.size }) : t('words.practised')}
        </PageHeading>
        <div className={css['won']}>
          <Won credit={credit} />
          <p className={css['pill']}>
            <img src={plantOf('flowers', 'spelt')} alt={t(growthTexts.spelt)} />
            <b>{flowers}</b>
          </p>
        </div>
      </header>
      <ol className={css['plants']}>
        {shown.map((word, at) => (
          <li
            key={word.id}
            data-grew={grown.has(word.id) || undefined}
            style={{ '--at': `${at * 120}ms` }}
          >
            {grown.has(word.id) && <Icon name="up" className={css['arrow']} />}
            <img className={css['plant']} src={plantOf(word.id, word.growth)} alt="" />
            <img className={css['sign']} src={word.picture} alt="" />
            <VisuallyHidden>
              <span lang="en">{word.word}</span>, {t(growthTexts[word.growth])}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <MovingDomino mood="cheer" own={domino} className={css['dog']} />
      <Link to={path('words')} className={classes(buttonClass({ big: true }), css['on'])}>
        {t('words.garden')}
      </Link>
    </div>
  );
}

/** The Lingos won, or when they come. */
function Won({ credit }: { credit: number }) {
  const t = useText();
  const { browser } = useServices();
  if (credit > 0)
    return (
      <p className={css['pill']} role="status" aria-label={t('lingos.won', { count: credit })}>
        <Coin className={css['coin']} />
        <b>{`+${credit}`}</b>
      </p>
    );
  if (browser.isOnline()) return null;
  return (
    <p className={css['pill']} role="status">
      {t('rewards.lingosLater')}
    </p>
  );
}
