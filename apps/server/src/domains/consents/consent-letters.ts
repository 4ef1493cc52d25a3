import type { LanguageCode } from '@digipals/contract';
import { fill, type LetterParts, mailTexts } from '../mail/index.ts';
import { azerbaijani } from './letters/azerbaijani.ts';
import { chinese } from './letters/chinese.ts';
import { english } from './letters/english.ts';
import { french } from './letters/french.ts';
import { russian } from './letters/russian.ts';
import { spanish } from './letters/spanish.ts';
import type { ConsentLetterTexts, ConsentTemplate } from './letters/texts.ts';
import { thai } from './letters/thai.ts';
import { turkish } from './letters/turkish.ts';

const texts: Readonly<Record<LanguageCode, ConsentLetterTexts>> = {
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

type Words = Readonly<Record<'name' | 'school' | 'className' | 'link', string>>;

const LINK = '{link}';

/** A message about consent in the language of a family. Its link is a button. */
export function consentLetter(
  template: ConsentTemplate,
  language: LanguageCode,
  { link: url, ...words }: Words,
): LetterParts {
  const { hello, signed, [template]: message } = texts[language];
  const paragraphs = [hello, ...message.paragraphs, signed];
  const at = paragraphs.indexOf(LINK);
  const filled = (some: readonly string[]) => some.map(text => fill(text, words));
  return {
    language,
    title: fill(message.subject, words),
    before: filled(paragraphs.slice(0, at)),
    button: { label: mailTexts[language].open, url },
    after: filled(paragraphs.slice(at + 1)),
  };
}
