import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  questionsOf,
  sample,
  sampleContent,
  sampleReview,
  sampleWords,
} from '../testing/sample-content.ts';
import { loadContent } from './load-content.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digipals-content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const writeIndex = (index: unknown) =>
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify(index));

test('loads built content: lessons in order, questions by id, bytes by language', () => {
  const { lessons, bytesOf } = sampleContent();
  writeIndex({ formatVersion: 1, lessons: [...lessons].reverse() });
  for (const id of Object.values(sample)) {
    const activityDir = path.join(folder, 'activities', id);
    mkdirSync(activityDir, { recursive: true });
    for (const [variety, language] of [
      ['gb', 'gb'],
      ['gb', 'es'],
      ['us', 'us'],
    ] as const) {
      const bytes = bytesOf(id, variety, language)?.in('identity') ?? '';
      writeFileSync(path.join(activityDir, `${variety}-${language}.json`), bytes);
    }
    writeFileSync(path.join(activityDir, 'gb-gb.json.br'), 'not one of these');
  }
  writeFileSync(path.join(folder, 'dictionary.json'), JSON.stringify(sampleWords));
  writeFileSync(path.join(folder, 'word-review.json'), JSON.stringify(sampleReview));
  const content = loadContent(folder);
  expect([content.words.has('zoo'), content.words.has('cat')]).toEqual([true, false]);
  expect(content.wordReview.useOf(questionsOf(sample.first)[0] ?? '')?.asks).toEqual(['apple']);
  expect(content.lessons.map(({ number }) => number)).toEqual([1, 1, 2]);
  const [first = ''] = questionsOf(sample.check);
  expect(content.findQuestion(first)?.activity.activityId).toBe(sample.check);
  expect(content.findQuestion(first)?.questions.length).toBe(2);
  expect(content.findActivity(sample.later)?.lesson.number).toBe(2);
  const spanish = content.bytesOf(sample.first, 'gb', 'es')?.in('identity').toString();
  expect(spanish).toContain('Toca.');
  expect(content.bytesOf(sample.first, 'us', 'es')?.in('identity').toString()).toContain('Tap it.');
});

test('rejects missing content and content of another format', () => {
  expect(() => loadContent(folder)).toThrow('There is no built content');
  writeIndex({ formatVersion: 2, lessons: [] });
  expect(() => loadContent(folder)).toThrow('format 2');
});
