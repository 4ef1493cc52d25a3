import '@digipals/ui/base.css';
import { componentTypes } from '@digipals/contract/component-types';
import { languageTag, loadCatalogue, locales } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { createRoot } from 'react-dom/client';
import { preloadParts } from '../src/components/part-views.ts';
import { isKnown } from '../src/registry.ts';
import { samples } from '../src/samples.ts';
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

const name = query.get('case') ?? '';
const listed = (key: string) => query.get(key)?.split(',') ?? [];
const sheetTypes = listed('types').filter(isKnown);
const played = cases[name] ?? (isKnown(name) ? questionFor(name, items) : undefined);
const shown = played
  ? [played]
  : componentTypes
      .filter(type => sheetTypes.length === 0 || sheetTypes.includes(type))
      .map(type => samples[type]);

const root = document.getElementById('stage');
if (root) {
  document.documentElement.lang = languageTag(locale);
  // Rendered once, with all its parts.
  const [catalogue] = await Promise.all([loadCatalogue(locale), preloadParts(shown)]);
  createRoot(root).render(
    <TextProvider locale={locale} catalogue={catalogue}>
      {played ? (
        <Play question={played} />
      ) : (
        <StateSheet only={listed('states')} types={sheetTypes} />
      )}
    </TextProvider>,
  );
}
