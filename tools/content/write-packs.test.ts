import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltPack } from './build.ts';
import { writePacks } from './write-packs.ts';

let folder: string;
let source: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-write-'));
  source = join(folder, 'source.webp');
  writeFileSync(source, 'cat');
});

afterEach(() => rmSync(folder, { recursive: true }));

const pack = (media: Record<string, string>): BuiltPack => ({
  id: 'p',
  root: '/p',
  formatVersion: 1,
  lessons: [],
  activities: [],
  media: new Map(Object.entries(media)),
  spoken: { gb: new Map(), us: new Map() },
  places: new Map(),
});

const noWords = {
  words: { gb: [], us: [] },
  media: new Map<string, string>(),
  spoken: { gb: new Map(), us: new Map() },
};

const noReview = { uses: {}, texts: { gb: {}, us: {} }, media: new Map<string, string>() };

const out = () => join(folder, 'out');
const media = (name: string) => readFileSync(join(out(), 'media', name), 'utf8');

test('removes the output of an earlier build, and replaces an incomplete medium', () => {
  mkdirSync(join(out(), 'media'), { recursive: true });
  mkdirSync(join(out(), 'activities', 'old'), { recursive: true });
  writeFileSync(join(out(), 'media', 'old.00000000.webp'), 'old');
  writeFileSync(join(out(), 'media', 'cat.11111111.webp'), 'c');
  writePacks([pack({ 'cat.11111111.webp': source })], noWords, noReview, out());
  expect(readdirSync(out()).sort()).toEqual([
    'dictionary.json',
    'index.json',
    'media',
    'word-review.json',
  ]);
  expect(readdirSync(join(out(), 'media'))).toEqual(['cat.11111111.webp']);
  expect(media('cat.11111111.webp')).toBe('cat');
});

test('writes a shared medium of all packs once, and does not rewrite a complete one', () => {
  const packs = [pack({ 'cat.11111111.webp': source }), pack({ 'cat.11111111.webp': source })];
  writePacks(packs, noWords, noReview, out());
  writeFileSync(join(out(), 'media', 'cat.11111111.webp'), 'dog');
  writePacks(packs, noWords, noReview, out());
  expect(media('cat.11111111.webp')).toBe('dog');
});
