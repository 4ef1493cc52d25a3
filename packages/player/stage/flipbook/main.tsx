import '@digipals/ui/base.css';
import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { languageTag, loadCatalogue, localeOf } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { preloadParts } from '../../src/components/part-views.ts';
import { Book } from './Book.tsx';
import { type ContentChanged, contentChanged } from './content-changed.ts';
import { Leaf } from './Leaf.tsx';
import { lengthenCatalogue, lengthenInstructions } from './lengthen.ts';
import { readActivity, readChapters } from './pages.ts';
import { Spread } from './Spread.tsx';
import { type StateName, stateNames } from './states.ts';

/** How often the content was built while this page is open: a new build reopens the question. */
let builds = 0;

const bookOf = async (): Promise<ReactNode> => <Book chapters={await readChapters()} />;

const sizesOf = (query: URLSearchParams) => query.get('sizes')?.split(',') ?? [];

/** The page with `long` has words as long as German ones. */
const leafOf = async (query: URLSearchParams): Promise<ReactNode> => {
  const language: LanguageCode = languageCodes.find(code => code === query.get('language')) ?? 'gb';
  const question = query.get('question') ?? '';
  const state: StateName = stateNames.find(name => name === query.get('state')) ?? 'empty';
  const locale = localeOf(language);
  document.documentElement.lang = languageTag(locale);
  const page = { activity: query.get('activity') ?? '', question };
  const [activity, catalogue] = await Promise.all([
    readActivity(page, language),
    loadCatalogue(locale),
  ]);
  await preloadParts(activity.data);
  const isLong = query.has('long');
  return (
    <TextProvider
      key={`${query} ${builds}`}
      locale={locale}
      catalogue={isLong ? lengthenCatalogue(catalogue) : catalogue}
    >
      <Leaf
        activity={isLong ? lengthenInstructions(activity) : activity}
        question={question}
        state={state}
        language={language}
        silent={query.has('silent')}
        voicesOff={query.has('voices-off')}
      />
    </TextProvider>
  );
};

const pageOf = async (query: URLSearchParams): Promise<ReactNode> => {
  if (!query.has('leaf')) return bookOf();
  const sizes = sizesOf(query);
  query.delete('sizes');
  return sizes.length > 0 ? <Spread sizes={sizes} leaf={`?${query}`} /> : leafOf(query);
};

const place = document.getElementById('flipbook');
if (place) {
  const root = createRoot(place);
  const show = async () => {
    const { search } = location;
    const page = await pageOf(new URLSearchParams(search));
    flushSync(() => root.render(page));
    document.documentElement.dataset['shown'] = search;
  };
  import.meta.hot?.on(contentChanged, ({ activities }: ContentChanged) => {
    const shown = new URLSearchParams(location.search).get('activity');
    if (shown !== null && !activities.includes(shown)) return;
    builds += 1;
    void show();
  });
  await show();
  // A check that goes through all pages changes the address instead of loading each page.
  addEventListener('popstate', () => void show());
}
