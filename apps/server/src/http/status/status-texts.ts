import type { LanguageCode } from '@digipals/contract';
import { azerbaijani } from './texts/azerbaijani.ts';
import { chinese } from './texts/chinese.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { russian } from './texts/russian.ts';
import { spanish } from './texts/spanish.ts';
import type { StatusTexts } from './texts/status-texts.ts';
import { thai } from './texts/thai.ts';
import { turkish } from './texts/turkish.ts';

/** The texts of the status page in all languages. */
export const statusTexts: Readonly<Record<LanguageCode, StatusTexts>> = {
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
