import { endpointQuery } from '@digipals/client';
import type { FamilyChild, FamilyWord } from '@digipals/contract';
import { languageCodes, localeOfLanguage } from '@digipals/contract/constants';
import { countGrowths, type Growth } from '@digipals/contract/growths';
import { type Locale, languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { EmptyState, Segments } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Box } from '../parts/Box.tsx';
import { Read } from '../parts/Read.tsx';
import partsCss from './parts.module.css';
import { PageHead } from './parts.tsx';
import css from './WordsPage.module.css';

const filters = ['all', 'new', 'known'] as const;
type Filter = (typeof filters)[number];

const filterTexts = {
  all: 'family.allWords',
  new: 'family.newWords',
  known: 'family.knownWords',
} as const satisfies Record<Filter, string>;

const growthTexts = {
  seen: 'family.growth.seen',
  understood: 'family.growth.understood',
  said: 'family.growth.said',
  spelt: 'family.growth.spelt',
} as const satisfies Record<Growth, string>;

/** Known: more than seen, as on the page of the week (FAMILY-02). */
const isKnown = ({ growth }: FamilyWord): boolean => growth !== 'seen';

/** What a word means in a language; null in English. */
function meaningIn({ meaning }: FamilyWord, locale: Locale): string | null {
  const code = languageCodes.find(one => localeOfLanguage[one] === locale);
  return (code && meaning[code]) ?? null;
}

function Word({ word }: { word: FamilyWord }) {
  const t = useText();
  const locale = useLocale();
  const meaning = meaningIn(word, locale);
  // A sound that does not load leaves the page as it is.
  const listen = () => void new Audio(word.audio).play().catch(() => undefined);
  return (
    <li>
      <img src={word.picture} alt="" loading="lazy" width="56" height="56" />
      <span>
        <b lang="en">{word.word}</b>
        {meaning && <small lang={languageTag(locale)}>{meaning}</small>}
        <i className={isKnown(word) ? css['known'] : undefined}>
          {t(growthTexts[word.growth], { count: 1 })}
        </i>
      </span>
      <button type="button" aria-label={t('family.listen', { word: word.word })} onClick={listen}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
        </svg>
      </button>
    </li>
  );
}

function Words({ child: { name }, words }: { child: FamilyChild; words: readonly FamilyWord[] }) {
  const t = useText();
  const [filter, setFilter] = useState<Filter>('all');
  const groups: Record<Filter, readonly FamilyWord[]> = {
    all: words,
    new: words.filter(word => !isKnown(word)),
    known: words.filter(isKnown),
  };
  const shown = groups[filter];
  return (
    <>
      <PageHead title={t('family.wordsOf', { name })} about={t('family.wordsAbout')} />
      <ul className={css['counts']}>
        {countGrowths(words).map(({ growth, count }) => (
          <li key={growth}>
            <b>{count}</b> {t(growthTexts[growth], { count })}
          </li>
        ))}
      </ul>
      <Segments
        className={partsCss['segments']}
        label={t('family.words')}
        options={filters.map(value => ({
          value,
          words: `${t(filterTexts[value])} ${groups[value].length}`,
        }))}
        value={filter}
        onChoose={setFilter}
      />
      {shown.length === 0 ? (
        <EmptyState title={t(words.length === 0 ? 'family.noWords' : 'family.noneOfWords')} />
      ) : (
        <Box>
          <ul className={css['words']}>
            {shown.map(word => (
              <Word key={word.id} word={word} />
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}

/** The words that the child met, with picture and sound. */
export function WordsPage({ child }: { child: FamilyChild }) {
  const { childId } = child;
  const words = useQuery(
    endpointQuery('GET grown-ups/children/{childId}/family/words', { childId }),
  );
  return <Read query={words}>{data => <Words child={child} words={data} />}</Read>;
}
