import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findKeys, listFonts, listScripts, type Manifest, sumGzip } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/profile.tsx': {
    file: 'assets/profile.js',
    imports: ['index.html', '_shared.js'],
    isDynamicEntry: true,
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js', 'src/routes/profile.tsx'] },
  'profile.css': { file: 'assets/profile.css' },
};

test('the scripts of a page are its own and all its static imports, once each', () => {
  expect([...listScripts(manifest, ['src/routes/profile.tsx', 'profile.css'])].sort()).toEqual([
    'assets/main.js',
    'assets/profile.js',
    'assets/react.js',
    'assets/shared.js',
  ]);
});

test('a part that is missing from the build is an error, not zero bytes', () => {
  expect(() => findKeys(manifest, /gone/)).toThrow('gone');
  expect(() => listScripts(manifest, ['gone'])).toThrow('gone');
});

test('sizes are after gzip', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const text = 'digipals '.repeat(100);
  writeFileSync(path.join(folder, 'a.js'), text);
  writeFileSync(path.join(folder, 'b.js'), text);
  const one = gzipSync(text).length;
  expect(one).toBeLessThan(text.length / 5);
  expect(sumGzip(folder, ['a.js', 'b.js'])).toBe(2 * one);
  rmSync(folder, { recursive: true });
});

test('only fonts with a character of the text are loaded', () => {
  const face = (file: string, range: string) =>
    `@font-face { src: url("./${file}?no-inline") format("woff2"); ${range} }`;
  const css = [
    face('latin.woff2', 'unicode-range: U+20-7E,\n U+2026;'),
    face('latin-1.woff2', 'unicode-range: U+A1-FF;'),
    face('thai.woff2', 'unicode-range: U+E01;'),
    face('any.woff2', ''),
  ].join('\n');
  expect(listFonts(css, 'Hello…')).toEqual(['./latin.woff2', './any.woff2']);
  expect(listFonts(css, 'é ก')).toEqual([
    './latin.woff2',
    './latin-1.woff2',
    './thai.woff2',
    './any.woff2',
  ]);
});
