import '@digipals/ui/base.css';
import { languageTag, loadCatalogue, locales } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { createRoot } from 'react-dom/client';
import { isKnown } from '../src/registry.ts';
import { Play } from './Play.tsx';
import { brokenQuestion, questionFor, unknownQuestion } from './questions.ts';
import { StateSheet } from './StateSheet.tsx';

const query = new URLSearchParams(location.search);
const locale = locales.find(name => name === query.get('lang')) ?? 'en-GB';
const items = Number(query.get('items') ?? 0);

const cases: Readonly<Record<string, typeof brokenQuestion>> = {
  broken: brokenQuestion,
  unknown: unknownQuestion,
};

function Stage() {
  const name = query.get('case') ?? '';
  const own = cases[name];
  if (own) return <Play question={own} />;
  if (isKnown(name)) return <Play question={questionFor(name, items)} />;
  return <StateSheet only={query.get('states')?.split(',') ?? []} />;
}

const root = document.getElementById('stage');
if (root) {
  document.documentElement.lang = languageTag(locale);
  const catalogue = await loadCatalogue(locale);
  createRoot(root).render(
    <TextProvider locale={locale} catalogue={catalogue}>
      <Stage />
    </TextProvider>,
  );
}
