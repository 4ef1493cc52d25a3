import { languageCodes } from '@digipals/contract';
import { expect, test } from 'vitest';
import { mailTexts, writtenOf } from '../mail/index.ts';
import { newEmailLetter, securityLetter } from './security-letters.ts';

const events = ['passkey', 'password', 'email', 'codes'] as const;
const at = new Date('2026-11-24T09:10:00Z');

test.each(languageCodes)(
  'SCHOOL-39 the letters about an account in %s say what happened, when, and what to do',
  language => {
    const { act, reset } = mailTexts[language].account;
    const letters = events.map(event => securityLetter(event, { language, name: 'Ada', at }));
    for (const [place, parts] of letters.entries()) {
      const { text } = writtenOf(parts);
      expect(text).toContain('Ada');
      expect(text).toMatch(/24.*10|10.*24/);
      expect(text).toContain(events[place] === 'passkey' || place === 3 ? act : reset);
      expect(text).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(new Set(letters.map(({ title }) => title)).size).toBe(events.length);
  },
);

test.each(languageCodes)('SCHOOL-39 the letter with a new e-mail in %s has its link', language => {
  const link = 'https://school.example/grown-ups/email#token';
  const { text, html } = writtenOf(newEmailLetter(language, { name: 'Ada', link }));
  expect(text).toContain(`\n${link}\n`);
  expect(text).toContain('24');
  for (const shown of [text, html]) expect(shown).not.toMatch(/\{\w+\}|undefined/);
});

test('SCHOOL-39 letters about an account are in another language for each language', () => {
  const subjects = languageCodes.map(code => mailTexts[code].account.password.subject);
  // American readers get the British text.
  expect(new Set(subjects).size).toBe(languageCodes.length - 1);
});
