import type { LanguageCode } from '@digipals/contract';
import type { Letter } from '../../kernel/mailer.ts';
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

/** A message about consent in the language of a family. */
export function consentLetter(
  template: ConsentTemplate,
  language: LanguageCode,
  words: Words,
): Pick<Letter, 'subject' | 'text'> {
  const { hello, signed, [template]: message } = texts[language];
  const fill = (text: string): string =>
    text.replace(/\{(name|school|className|link)\}/g, (_, name: keyof Words) => words[name]);
  const text = [hello, ...message.paragraphs, signed].map(fill).join('\n\n');
  return { subject: fill(message.subject), text: `${text}\n` };
}
