import type { LanguageCode } from '@digipals/contract';
import { letterTexts } from './letter-texts.ts';
import type { LetterTemplate } from './letters/letter.ts';

/** The draft of a letter to a grown-up. `{name}` is filled in when it is sent. */
export function letterOf(
  template: LetterTemplate,
  language: LanguageCode,
): { subject: string; body: string } {
  const texts = letterTexts[language];
  const { subject, paragraphs } = texts[template];
  const body = [texts.hello, ...paragraphs, texts.answer, texts.signed].join('\n\n');
  return { subject, body };
}
