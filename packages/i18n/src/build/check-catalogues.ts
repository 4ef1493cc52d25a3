import { type Locale, locales } from '../locales.ts';
import type { SourceCatalogue, SourceCatalogues } from './catalogue-files.ts';
import { messagePlaceholders, type Placeholder } from './message-shape.ts';
import { mayEqualEnglish } from './same-as-english.ts';

/** The exact plural branches that a message must have (CLDR). */
const pluralCategories = (locale: Locale): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();

type Message = { locale: Locale; key: string; text: string; english: string };

function parseOrUndefined(text: string): Placeholder[] | undefined {
  try {
    return messagePlaceholders(text);
  } catch {
    return undefined;
  }
}

// Plural branches differ between languages on purpose; select options must not.
function signature(placeholders: Placeholder[]): string {
  const parts = placeholders.map(({ name, kind, options }) =>
    kind === 'select' ? `${name} ${kind} ${options.join('|')}` : `${name} ${kind}`,
  );
  return parts.sort().join(', ');
}

function pluralProblems(placeholders: Placeholder[], locale: Locale): string[] {
  const expected = pluralCategories(locale).join(' ');
  const plurals = placeholders.filter(({ kind }) => kind === 'plural');
  const different = plurals.filter(({ options }) => options.join(' ') !== expected);
  return different.map(({ name }) => `{${name}} needs the plural branches: ${expected}`);
}

/** Dates, times, ordinals and offsets are not supported by `format`, which inserts the values. */
const beyondFormat = (placeholders: Placeholder[]): string[] =>
  placeholders
    .filter(({ kind }) => kind === 'other')
    .map(({ name }) => `{${name}} is neither text, number, plural nor select`);

function textProblems({ locale, key, text, english }: Message): string[] {
  if (text.trim() === '') return ['is empty'];
  if (locale === 'en-GB' || text !== english) return [];
  return mayEqualEnglish(locale, key, text) ? [] : ['is the English text'];
}

function messageProblems(message: Message): string[] {
  const placeholders = parseOrUndefined(message.text);
  if (!placeholders) return ['does not parse'];
  const problems = [
    ...textProblems(message),
    ...pluralProblems(placeholders, message.locale),
    ...beyondFormat(placeholders),
  ];
  const wanted = signature(parseOrUndefined(message.english) ?? []);
  const got = signature(placeholders);
  return got === wanted ? problems : [...problems, `has {${got}} instead of {${wanted}}`];
}

function keyProblems(locale: Locale, own: SourceCatalogue, english: SourceCatalogue): string[] {
  const missing = Object.keys(english).filter(
    key => locale !== 'en-US' && !Object.hasOwn(own, key),
  );
  const extra = Object.keys(own).filter(key => !Object.hasOwn(english, key));
  return [
    ...missing.map(key => `${locale} ${key}: is missing`),
    ...extra.map(key => `${locale} ${key}: is not in en-GB`),
  ];
}

function catalogueProblems(locale: Locale, catalogues: SourceCatalogues): string[] {
  const english = catalogues['en-GB'];
  const own = catalogues[locale];
  const problems = Object.entries(own).flatMap(([key, text]) => {
    const source = english[key];
    if (source === undefined) return [];
    const found = messageProblems({ locale, key, text, english: source });
    return found.map(problem => `${locale} ${key}: ${problem}`);
  });
  return [...keyProblems(locale, own, english), ...problems];
}

/**
 * All faults of a set of catalogues, one line each, empty when valid: the same
 * keys everywhere (I18N-12), valid ICU syntax, the placeholders and select options of the English
 * text, the exact plural branches of the language, and no text left in English.
 */
export function checkCatalogues(catalogues: SourceCatalogues): string[] {
  return locales.flatMap(locale => catalogueProblems(locale, catalogues));
}
