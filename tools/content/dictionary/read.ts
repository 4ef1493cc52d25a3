import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, type Pack, readSpeech } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { readRows, type WordRow } from './rows.ts';

/** Sources of the dictionary: its rows and media, on top of those of the course. */
export type Dictionary = Pick<
  Pack,
  'root' | 'base' | 'speech' | 'voices' | 'media' | 'pronunciations'
> & {
  rows: WordRow[];
};

/**
 * Reads the dictionary.
 *
 * @param root folder with dictionary.tsv and media
 * @param packs the course among them also gives pictures and recordings
 * @returns null without a course
 */
export const readDictionary = (
  root: string,
  packs: readonly Pack[],
  problems: Problems,
): Dictionary | null => {
  const course = packs.find(pack => pack.course);
  if (!course) return null;
  const media = join(root, 'media');
  const speech = readSpeech(root, problems);
  return {
    root,
    base: course,
    rows: readRows(readFileSync(join(root, 'dictionary.tsv'), 'utf8'), problems),
    pronunciations: course.pronunciations,
    voices: course.voices,
    speech: {
      gb: { ...course.speech.gb, ...speech.gb },
      us: { ...course.speech.us, ...speech.us },
    },
    media: new Map([
      ...course.media,
      ...listFiles(media).map(file => [file, join(media, file)] as const),
    ]),
  };
};
