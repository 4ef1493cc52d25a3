import path from 'node:path';
import { languageCodes, teachingLanguages } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

/** What a child may be asked to find room for when it saves a lesson. */
const MOST_BYTES = 12_000_000;

const folder =
  process.env['CONTENT_DIR'] ?? path.resolve(import.meta.dirname, '../../../../.build/content');

test('OFFLINE-16 every lesson is saved in at most 12 MB, in every language', () => {
  const content = loadContent(folder);
  const weights = content.lessons.flatMap(lesson =>
    teachingLanguages.flatMap(variety =>
      languageCodes.map(language => ({
        lesson: `${lesson.lessonId} ${variety}-${language}`,
        bytes: content.weightOf(lesson, variety, language),
      })),
    ),
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  // A lesson without its sounds and pictures would be light, too.
  expect(weights.filter(({ bytes }) => bytes < 500_000)).toEqual([]);
});
