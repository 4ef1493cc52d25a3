import { languageCodes, letterTemplates } from '@digipals/contract';
import { expect, test } from 'vitest';
import { letterOf } from '../domains/cases/index.ts';
import { consentLetter } from '../domains/consents/index.ts';
import { mailTexts, writtenOf } from '../domains/mail/index.ts';
import { invitationLetter } from './invitation-letter.ts';
import { weeklyLetter } from './weekly-letter.ts';

const about = {
  name: 'Elif',
  schoolName: 'Papatya',
  dates: { monday: '2026-11-16', sunday: '2026-11-22' },
  week: {
    days: [{ minutes: 5 }, { minutes: 0 }, { minutes: 12 }],
    stars: 26,
    messages: { written: 4 },
    newFriends: 0,
  },
  words: ['grandpa', 'baby'],
  openUrl: 'https://school.example/grown-ups',
  stopUrl: 'https://school.example/letters/stop/token',
};

test.each(languageCodes)(
  'SCHOOL-21 the weekly letter in %s has days, words, stars, texts, friends and praise',
  language => {
    const parts = weeklyLetter({ ...about, language, praise: 'words' });
    const { text, html } = writtenOf(parts);
    const { week } = mailTexts[language];
    const figures = [week.days, week.words, week.stars, week.written, week.friends];
    expect(parts.figures?.map(({ label }) => label)).toEqual(figures);
    expect(parts.figures?.map(({ value }) => value)).toEqual([2, 2, 26, 4, 0]);
    expect(parts.title).toContain('Elif');
    expect(parts.about).toMatch(/16.*22/);
    expect(text).toContain('grandpa, baby');
    for (const url of [about.openUrl, about.stopUrl]) expect(text).toContain(url);
    for (const shown of [text, html]) {
      expect(shown).not.toMatch(/\{\w+\}/);
      expect(shown).toContain('Papatya');
    }
    expect(text.length).toBeLessThan(900);
  },
);

test.each(languageCodes)(
  'SCHOOL-21 each praise in %s is a sentence of its own with the name',
  language => {
    const kinds = ['words', 'friend', 'writing', 'stars', 'days'] as const;
    const said = kinds.map(praise => weeklyLetter({ ...about, language, praise }).praise?.text);
    for (const sentence of said) expect(sentence).toContain('Elif');
    expect(new Set(said).size).toBe(kinds.length);
  },
);

test.each(languageCodes)(
  'SCHOOL-20 the letters about consent in %s have their link as a button',
  language => {
    const link = 'https://school.example/grown-ups/consent#token';
    const words = { name: '<Elif>', school: 'Papatya', className: '3B', link };
    for (const template of ['ask', 'confirm', 'done'] as const) {
      const { subject, text, html } = writtenOf(consentLetter(template, language, words));
      for (const shown of [subject, text, html]) expect(shown).not.toMatch(/\{\w+\}|undefined/);
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`<a href="${link}"`);
      expect(text).toContain('<Elif>');
      expect(html).not.toContain('<Elif>');
    }
  },
);

test.each(languageCodes)(
  'SCHOOL-24 the invitation in %s says who invites, to what, for how long, and what to do',
  language => {
    const link = 'https://school.example/grown-ups/join#token';
    const texts = (['lead', 'teacher'] as const).map(role => {
      const parts = invitationLetter({ language, schoolName: 'Papatya', role, from: 'Ada', link });
      const { text } = writtenOf(parts);
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

test.each(languageCodes)(
  'FAMILY-38 CONSENT-21 letters in %s about erasures and changed answers have every value',
  language => {
    const { erasure, changedAnswer } = mailTexts[language];
    for (const { subject, happened } of [erasure.asked, erasure.kept]) {
      expect(subject).toContain('{name}');
      for (const value of ['{who}', '{day}', '{name}']) expect(happened).toContain(value);
    }
    // The child is gone, so nothing may name it.
    expect(Object.values(erasure.done).join(' ')).not.toContain('{name}');
    expect(erasure.done.happened).toContain('{day}');
    expect([erasure.due, erasure.dueNoAccount, erasure.by, erasure.proof].join(' ')).toMatch(
      /\{due\}.*\{due\}.*\{who\}.*\{proof\}/,
    );
    expect(erasure.dueNoAccount).not.toMatch(/[“«][^”»]*[”»]/);
    expect(erasure.another).toMatch(/^[^{}]+$/);
    for (const value of ['{who}', '{day}', '{name}']) {
      expect(changedAnswer.happened).toContain(value);
    }
  },
);

test('SCHOOL-24 the texts of two languages are never the same', () => {
  const subjects = languageCodes.map(code => mailTexts[code].invitation.join);
  // American readers get the British text.
  expect(new Set(subjects).size).toBe(languageCodes.length - 1);
});

test.each(languageCodes)('every letter in %s says in the same words how to answer', language => {
  const { answer, signed } = mailTexts[language];
  for (const template of letterTemplates) {
    expect(letterOf(template, language).body).toContain(`\n\n${answer}\n\n${signed}`);
  }
});

test('French letters have no-break spaces where the interface has them', () => {
  const words = { name: 'Elif', school: 'Papatya', className: '3B', link: 'LINK' };
  const consents = (['ask', 'confirm', 'done'] as const).map(template =>
    consentLetter(template, 'fr', words),
  );
  const cases = letterTemplates.map(template => letterOf(template, 'fr'));
  const texts = stringsOf([mailTexts.fr, cases, consents]);
  expect(texts.length).toBeGreaterThan(60);
  const wrong = /[^\u202f][?!;]|[^\u00a0]:(?:\s|$)|«[^\u00a0\u202f]|[^\u00a0\u202f]»/u;
  expect(texts.filter(text => wrong.test(text))).toEqual([]);
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
