import '@digipals/ui/base.css';
import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { languageTag, loadCatalogue, localeOf } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadParts } from '../../src/components/part-views.ts';
import { Book } from './Book.tsx';
import { Leaf } from './Leaf.tsx';
import { readActivity, readChapters } from './pages.ts';
import { type StateName, stateNames } from './states.ts';

const query = new URLSearchParams(location.search);

const bookOf = async (): Promise<ReactNode> => <Book chapters={await readChapters()} />;

const leafOf = async (language: LanguageCode): Promise<ReactNode> => {
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
  return (
    <TextProvider locale={locale} catalogue={catalogue}>
      <Leaf
        activity={activity}
        question={question}
        state={state}
        language={language}
        silent={query.has('silent')}
      />
    </TextProvider>
  );
};

const place = document.getElementById('flipbook');
if (place) {
  const language = languageCodes.find(code => code === query.get('language')) ?? 'gb';
  createRoot(place).render(query.has('leaf') ? await leafOf(language) : await bookOf());
}
