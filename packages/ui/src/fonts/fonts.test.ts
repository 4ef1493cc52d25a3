import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browserTexts, printable, textsOf } from '../../testing/texts-of.ts';
import { charactersOf } from '../../testing/woff2-characters.ts';

const here = new URL('.', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, here));
const fonts = readdirSync(here).filter(name => name.endsWith('.woff2'));
const characters = new Map(fonts.map(name => [name, charactersOf(read(name))]));

/** Characters of every font whose file name starts with one of these. */
function coveredBy(...starts: string[]): Set<string> {
  const of = fonts.filter(name => starts.some(start => name.startsWith(start)));
  return new Set(of.flatMap(name => [...(characters.get(name) ?? [])]));
}

type Face = { family: string; file: string; inRange: (character: string) => boolean };

function faces(): Face[] {
  const sheets = readdirSync(here).filter(name => name.endsWith('.css') && name !== 'fonts.css');
  const blocks = sheets.flatMap(name => read(name).toString().split('@font-face').slice(1));
  return blocks.map(block => {
    const ranges = [...block.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    );
    return {
      family: /font-family: "([^"]+)"/.exec(block)?.[1] ?? '',
      file: /url\("\.\/([^?"]+)/.exec(block)?.[1] ?? '',
      inRange: character =>
        ranges.some(([from, to]) => {
          const code = character.codePointAt(0) ?? 0;
          return code >= from && code <= to;
        }),
    };
  });
}

test('an English page loads at most 55 KB of fonts', () => {
  const english = ['baloo-2-latin.woff2', 'andika-400-latin.woff2', 'andika-700-latin.woff2'];
  // Türkiye is only read, in Andika, which then loads its letters of Latin 1, too.
  const more = ['andika-400-latin-1.woff2', 'andika-700-latin-1.woff2'];
  const bytes = [...english, ...more].map(name => statSync(new URL(name, here)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(55 * 1024);
  const basic = printable(textsOf('en-GB').replaceAll(/türkiye/gi, ''));
  for (const name of english) {
    expect(basic.filter(one => !characters.get(name)?.has(one))).toEqual([]);
  }
});

test('every font file is used, and has every character of its unicode-range', () => {
  expect(
    faces()
      .map(face => face.file)
      .toSorted(),
  ).toEqual(fonts.toSorted());
  for (const face of faces()) {
    const has = characters.get(face.file) ?? new Set();
    expect([face.file, [...has].filter(one => !face.inRange(one))]).toEqual([face.file, []]);
    if (face.family === 'Noto Sans SC') continue;
    const promised = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
    expect([face.file, promised.filter(one => face.inRange(one) && !has.has(one))]).toEqual([
      face.file,
      [],
    ]);
  }
});

describe.each(['en-GB', 'en-US', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh'])('%s', locale => {
  test(`TEXT-04 ${locale}: the fonts have every character of the interface and the course, in headings and in learning text`, () => {
    const others = ['nunito', 'mali-thai-500', 'noto-sans-sc-400'];
    const used = printable(textsOf(locale) + browserTexts(locale));
    const interfaceFonts = coveredBy('baloo', ...others);
    const readingFonts = coveredBy('andika-400', ...others);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter(one => !interfaceFonts.has(one))).toEqual([]);
    expect(used.filter(one => !readingFonts.has(one))).toEqual([]);
  });
});

test('both weights of a script have the same characters, and the list of Chinese ones is correct', () => {
  const same = (a: string, b: string) =>
    expect(characters.get(a)).toEqual(characters.get(b) ?? 'no such font');
  same('noto-sans-sc-400.woff2', 'noto-sans-sc-700.woff2');
  same('mali-thai-500.woff2', 'mali-thai-700.woff2');
  same('andika-400-latin.woff2', 'andika-700-latin.woff2');
  const listed = new Set(read('noto-sans-sc.txt').toString().trim());
  expect(characters.get('noto-sans-sc-400.woff2')).toEqual(listed);
});

test('French: the narrow no-break space before ? and ! is in both Latin fonts', () => {
  expect(characters.get('baloo-2-latin.woff2')).toContain('\u202f');
  expect(characters.get('andika-400-latin.woff2')).toContain('\u202f');
});
