import type { LanguageCode } from '@digipals/contract';
import { azerbaijani } from './texts/azerbaijani.ts';
import { chinese } from './texts/chinese.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { russian } from './texts/russian.ts';
import { spanish } from './texts/spanish.ts';
import { thai } from './texts/thai.ts';
import { turkish } from './texts/turkish.ts';

/** The texts of letters in all languages. */
export const mailTexts: Readonly<Record<LanguageCode, MailTexts>> = {
  gb: english,
  us: english,
  es: spanish,
  fr: french,
  tr: turkish,
  ru: russian,
  az: azerbaijani,
  th: thai,
  cn: chinese,
};

/** Puts values into the placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
