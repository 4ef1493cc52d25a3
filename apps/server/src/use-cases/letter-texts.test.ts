import { languageCodes } from '@digipals/contract';
import { expect, test } from 'vitest';
import { htmlOf, mailTexts, textOf } from '../domains/mail/index.ts';
import { invitationLetter } from './invitation-letter.ts';
import { hasNews, weeklyLetter } from './weekly-letter.ts';

const did = { days: 5, words: ['grandpa', 'baby'], stars: 26, messages: 4, friends: 0 };
const about = {
  name: 'Elif',
  schoolName: 'Papatya',
  week: { monday: '2026-11-16', sunday: '2026-11-22' },
  openUrl: 'https://school.example/grown-ups',
  stopUrl: 'https://school.example/letters/stop/token',
};

test.each(languageCodes)(
  'SCHOOL-21 the weekly letter in %s has days, words, stars, messages, friends and praise',
  language => {
    const parts = weeklyLetter({ ...about, language, did });
    const text = textOf(parts);
    const { week } = mailTexts[language];
    const figures = [week.days, week.words, week.stars, week.messages, week.friends];
    expect(parts.figures?.map(({ label }) => label)).toEqual(figures);
    expect(parts.figures?.map(({ value }) => value)).toEqual([5, 2, 26, 4, 0]);
    expect(parts.title).toContain('Elif');
    expect(parts.about).toMatch(/16.*22/);
    expect(parts.praise?.text).toBe(week.praise.words.replace('{name}', 'Elif'));
    expect(text).toContain('grandpa, baby');
    for (const url of [about.openUrl, about.stopUrl]) expect(text).toContain(url);
    for (const shown of [text, htmlOf(parts)]) {
      expect(shown).not.toMatch(/\{\w+\}/);
      expect(shown).toContain('Papatya');
    }
    expect(text.length).toBeLessThan(900);
  },
);

test('SCHOOL-21 the praise is about the rarest thing, and a week without anything brings no letter', () => {
  const praise = (changes: Partial<typeof did>) =>
    weeklyLetter({ ...about, language: 'gb', did: { ...did, ...changes } }).praise?.text;
  expect(praise({ friends: 1 })).toMatch(/new friend/);
  expect(praise({})).toMatch(/more English words/);
  expect(praise({ words: [] })).toMatch(/kept practising/);
  const nothing = { days: 0, words: [], stars: 0, messages: 0, friends: 0 };
  expect(hasNews(nothing)).toBe(false);
  expect(hasNews({ ...nothing, messages: 1 })).toBe(true);
});

test.each(languageCodes)(
  'SCHOOL-24 the invitation in %s says who invites, to what, for how long, and what to do',
  language => {
    const link = 'https://school.example/grown-ups/join#token';
    const texts = (['lead', 'teacher'] as const).map(role => {
      const parts = invitationLetter({ language, schoolName: 'Papatya', role, from: 'Ada', link });
      const text = textOf(parts);
      expect(parts.title).toContain('Papatya');
      expect(parts.before[0]).toMatch(/Ada.*Papatya|Papatya.*Ada/);
      expect(text).toContain(link);
      expect(text).toContain('7');
      expect(text).not.toMatch(/\{\w+\}/);
      return parts.before[0];
    });
    expect(texts[0]).not.toBe(texts[1]);
  },
);

test('SCHOOL-24 the texts of two languages are never the same', () => {
  const subjects = languageCodes.map(code => mailTexts[code].invitation.join);
  // American readers get the British text.
  expect(new Set(subjects).size).toBe(languageCodes.length - 1);
});
