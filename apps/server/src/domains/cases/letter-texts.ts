import type { LanguageCode } from '@digipals/contract';
import { azerbaijani } from './letters/azerbaijani.ts';
import { chinese } from './letters/chinese.ts';
import { english } from './letters/english.ts';
import { french } from './letters/french.ts';
import type { LetterTexts } from './letters/letter.ts';
import { russian } from './letters/russian.ts';
import { spanish } from './letters/spanish.ts';
import { thai } from './letters/thai.ts';
import { turkish } from './letters/turkish.ts';

/** The letters in all languages. */
export const letterTexts: Readonly<Record<LanguageCode, LetterTexts>> = {
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
