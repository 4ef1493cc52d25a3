import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ContentFile, contentFiles, schemaText } from './files.ts';
import { gatherProblems } from './problems.ts';
import { readContentFile } from './read-json.ts';

const content = resolve(import.meta.dirname, '..', '..', 'content');
const schemas = join(content, 'schemas');
const kinds = Object.keys(contentFiles) as ContentFile[];

const folder = mkdtempSync(join(tmpdir(), 'content-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (kind: ContentFile, text: string): string[] => {
  const problems = gatherProblems();
  const file = join(folder, 'it.json');
  writeFileSync(file, text);
  readContentFile(kind, file, 'it.json', problems);
  return problems.list().map(({ path, reason }) => `${path} ${reason}`);
};

test.each(kinds)('the schema of %s in content/schemas is up to date', kind => {
  // When this fails: npm run content -- schemas
  expect(readFileSync(join(schemas, `${kind}.schema.json`), 'utf8')).toBe(schemaText(kind));
});

const named = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(file =>
  /^packs\/[^/]+\/((lessons\/[^/]+\/lesson|pack|instructions)\.json)$|^dictionary\/alts\.json$/.test(
    file,
  ),
);

test.each(named)('%s names its schema, for editor support', file => {
  const { $schema } = JSON.parse(readFileSync(join(content, file), 'utf8')) as { $schema: string };
  const kind = /(\w+)\.json$/.exec(file)?.[1];
  const address = resolve(content, dirname(file), $schema);
  expect(relative(schemas, address)).toBe(`${kind}.schema.json`);
});

test('every pack has such files', () => {
  expect(named.length).toBeGreaterThanOrEqual(8);
});

const lesson = `{
  "id": "l",
  "number": 1,
  "title": "Hello!",
  "thumbnail": "cat",
  "words": ["cat"],
  "functionWords": [],
  "recycled": [],
  "forms": [],
  "activities": ["one"]
}`;

test.each([
  ['a wrong type', lesson.replace('1,', '"one",'), 'it.json:3 number: '],
  ['a 7 as a word', lesson.replace('["cat"]', '[\n    "cat",\n    7\n  ]'), 'it.json:8 words.1: '],
  [
    'an unknown key',
    lesson.replace('"id"', '"teacher": "Mia",\n  "id"'),
    'it.json:1 : Unrecognized',
  ],
  ['a field that is missing', lesson.replace('"title": "Hello!",', ''), 'it.json:1 title: '],
])('reports %s in a lesson.json with its line', (_what, text, expected) => {
  expect(problemsOf('lesson', text)).toEqual([expect.stringContaining(expected)]);
});

test('a picture needs a word of the dictionary or a text in every help language', () => {
  expect(problemsOf('alts', '{\n  "cat": { "word": "cat", "gb": "a pet" }\n}')).toEqual([]);
  expect(
    problemsOf('alts', '{\n  "a": { "word": "a", "gb": "a" },\n  "cat": { "gb": "a pet" }\n}'),
  ).toEqual([expect.stringContaining('it.json:3 cat: needs a “word”')]);
});

test('TEXT-06 Chinese is zh in the sources: cn is a code of calls', () => {
  const texts = { es: 'a', fr: 'a', ru: 'a', tr: 'a', az: 'a', th: 'a' };
  expect(problemsOf('instructions', JSON.stringify({ Tap: { ...texts, zh: 'a' } }))).toEqual([]);
  const found = problemsOf('instructions', JSON.stringify({ Tap: { ...texts, cn: 'a' } }));
  expect(found.join()).toContain('it.json:1 Tap.zh: is missing');
  expect(found.join()).toContain('Unrecognized key: "cn"');
});

test('reports mistakes in captions and words of songs with their line', () => {
  expect(
    problemsOf(
      'captions',
      '[\n  { "from": 0, "to": 1, "text": "Hi!" },\n  { "from": 1, "text": "Oh!" }\n]',
    ),
  ).toEqual([expect.stringContaining('it.json:3 1.to: ')]);
  expect(problemsOf('song', '{ "title": "Hi",\n "lines": [{ "words": [] }] }')).toEqual([
    expect.stringContaining('it.json:2 lines.0.words: '),
  ]);
});
