import { languageCodes } from '@digipals/contract';
import { localeOfLanguage } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { htmlOf } from './letter-html.ts';
import { type LetterParts, partsOfText, textOf } from './letter-parts.ts';

const full: LetterParts = {
  language: 'tr',
  title: 'Elif’s week',
  about: '16 to 22 November',
  figures: [{ label: 'Stars', value: 26 }],
  praise: { label: 'Say it', text: 'Aferin Elif!' },
  before: ['First paragraph.'],
  button: { label: 'Open', url: 'https://school.example/grown-ups' },
  after: ['Second paragraph.'],
  small: ['Small type.'],
  stop: { label: 'Stop', url: 'https://school.example/letters/stop/t' },
};

test('SCHOOL-20 the HTML of a letter loads nothing, is at most 600 px wide, and has dark colours', () => {
  const html = htmlOf(full);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toMatch(/<img|<script|<link|<iframe|@import|@font-face|url\(|src=|background=/i);
  const links = [...html.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, url]) => url);
  expect(links).toEqual([full.button?.url, full.stop?.url]);
});

test('SCHOOL-20 every language is marked for screen readers and translation', () => {
  for (const language of languageCodes) {
    const html = htmlOf({ ...full, language });
    const lang = `lang="${localeOfLanguage[language]}" dir="ltr"`;
    expect(html.split(lang).length - 1).toBe(2);
  }
});

test('SCHOOL-20 the plain text says everything that the HTML says', () => {
  const text = textOf(full);
  const shown = htmlOf(full)
    .replace(/<!--.*?-->|<(style|title)>.*?<\/\1>|<[^>]+>/gs, '\n')
    .split('\n')
    .filter(line => line.trim() !== '');
  expect(shown.length).toBeGreaterThan(8);
  for (const line of shown) expect(text).toContain(line);
  for (const { url } of [full.button, full.stop].flatMap(link => link ?? [])) {
    expect(text).toContain(url);
  }
});

test('SCHOOL-20 words of people are never HTML', () => {
  const evil = '"><img src=x onerror=alert(1)> & \' <b>';
  const html = htmlOf({
    ...full,
    title: evil,
    about: evil,
    figures: [{ label: evil, value: 1 }],
    praise: { label: evil, text: evil },
    before: [evil],
    button: { label: evil, url: `https://school.example/${evil}` },
    small: [evil],
  });
  expect(html).not.toMatch(/<img|<b>|"">/);
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &#39; &lt;b&gt;');
});

test('SCHOOL-20 a letter that somebody typed keeps its paragraphs and lines', () => {
  const parts = partsOfText('Hello,\n\nfirst line\nsecond line\n \nBye\n', {
    language: 'gb',
    title: 'About',
  });
  expect(parts.before).toEqual(['Hello,', 'first line\nsecond line', 'Bye']);
  expect(htmlOf(parts)).toContain('first line<br>second line</p>');
});
