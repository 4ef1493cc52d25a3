import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode, TeachingLanguage } from '@digipals/contract';
import { type Content, createContent } from './content.ts';
import type { WordFile } from './dictionary.ts';
import type { ActivityFile, ListedLesson } from './lessons.ts';
import type { WordReviewFile } from './word-review.ts';

type Index = { formatVersion: number; lessons: ListedLesson[] };

const FORMAT_VERSION = 1;
const FILE = /^(gb|us)-([a-z]{2})\.json$/;

/** Loads built content from a folder. @throws if there is none or it has another format */
export function loadContent(contentDir: string): Content {
  const indexFile = path.join(contentDir, 'index.json');
  if (!statSync(indexFile, { throwIfNoEntry: false })) {
    throw new Error(`There is no built content in ${contentDir}. Run "npm run content -- build".`);
  }
  const index = JSON.parse(readFileSync(indexFile, 'utf8')) as Index;
  if (index.formatVersion !== FORMAT_VERSION) {
    throw new Error(`Content has the unsupported format ${index.formatVersion}; build it again.`);
  }
  const files = index.lessons
    .flatMap(({ activities, songs = [] }) => [...activities, ...songs])
    .flatMap(({ activityId }) => readActivity(contentDir, activityId));
  const mediaDir = path.join(contentDir, 'media');
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(contentDir, name), 'utf8'));
  const words = read('dictionary.json') as WordFile;
  const review = read('word-review.json') as WordReviewFile;
  return createContent(index.lessons, files, mediaDir, sizesIn(mediaDir), words, review);
}

/** Sizes of the files in a folder; empty if there is no such folder. */
function sizesIn(folder: string): Map<string, number> {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  const names = readdirSync(folder);
  return new Map(names.map(name => [name, statSync(path.join(folder, name)).size]));
}

function readActivity(contentDir: string, activityId: string): ActivityFile[] {
  const folder = path.join(contentDir, 'activities', activityId);
  return readdirSync(folder).flatMap(file => {
    const match = FILE.exec(file);
    if (!match) return [];
    const variety = match[1] as TeachingLanguage;
    const language = match[2] as LanguageCode;
    return [{ activityId, variety, language, bytes: readFileSync(path.join(folder, file)) }];
  });
}
