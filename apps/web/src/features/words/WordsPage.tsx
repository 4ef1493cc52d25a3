import type { Languages, MetWord, WordReview } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { PageHeading } from '../../shared/page-title.tsx';
import type { RemoteData } from '../../shared/remote-data.ts';
import { Garden } from './Garden.tsx';
import { GrowthCount } from './GrowthCount.tsx';
import { plantOf } from './plants.ts';
import { TodayCard } from './TodayCard.tsx';
import css from './WordsPage.module.css';

type Props = {
  words: readonly MetWord[];
  languages: Languages;
  review: RemoteData<WordReview> | null;
  unsent: boolean;
  domino: string | undefined;
  onRetry(): void;
};

/** My words: the garden, today's review and how many words are known how well. */
export function WordsPage({ words, languages, ...today }: Props) {
  const t = useText();
  const title = words.length === 0 ? t('words.title') : t('words.grow', { count: words.length });
  return (
    <div className={css['page']}>
      <section className={css['place']}>
        <PageHeading className={css['title']}>
          <img src={plantOf('', 'understood')} alt="" />
          {title}
        </PageHeading>
        <Garden words={words} english={languages.teachingLanguage} />
      </section>
      <div className={css['side']}>
        <TodayCard words={words} {...today} />
        <GrowthCount words={words} />
      </div>
    </div>
  );
}
