import path from 'node:path';
import { languageCodes, teachingLanguages } from '@digipals/contract/constants';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

/** Maximum size of a lesson that is saved for offline use. */
const MOST_BYTES = 12_000_000;

const folder =
  process.env['CONTENT_DIR'] ?? path.resolve(import.meta.dirname, '../../../../.build/content');

test('OFFLINE-16 every lesson takes at most 12 MB, in every language', () => {
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
  // Detects lessons whose media are not counted.
  expect(weights.filter(({ bytes }) => bytes < 500_000)).toEqual([]);
});
