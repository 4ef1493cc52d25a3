import { languageCodes } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { letterTexts } from './letter-texts.ts';
import { letterOf } from './letters.policy.ts';

test.each(languageCodes)(
  'a letter in %s has a greeting, paragraphs, how to answer and a signature',
  language => {
    const texts = letterTexts[language];
    const [template] = Object.keys(texts).filter(
      key => typeof texts[key as keyof typeof texts] === 'object',
    ) as Parameters<typeof letterOf>[0][];
    if (!template) throw new Error('no template');
    const { subject, body } = letterOf(template, language);
    expect(subject).toBe(texts[template].subject);
    expect(body.split('\n\n')).toEqual([
      texts.hello,
      ...texts[template].paragraphs,
      texts.answer,
      texts.signed,
    ]);
  },
);
