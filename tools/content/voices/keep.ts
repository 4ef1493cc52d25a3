import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import {
  indexRecordings,
  listRecordings,
  type Recording,
  type Recordings,
  recordingsFile,
  type Said,
} from './recordings.ts';
import type { Codec, Found } from './take-in.ts';

type Taken = Extract<Found, { state: 'take' }>;

const order = (one: Said, other: Said): number =>
  one.speaker === other.speaker
    ? Number(one.text > other.text) - Number(one.text < other.text)
    : Number(one.speaker > other.speaker) - Number(one.speaker < other.speaker);

/** Recordings of one English with the new ones; without those whose mp3 is gone, or now says another line. */
const withNew = (
  media: string,
  old: readonly (Said & Recording)[],
  taken: readonly Taken[],
): (Said & Recording)[] => {
  const fresh = taken.map(({ line: { speaker, text }, recording }) => ({
    speaker,
    text,
    ...recording,
  }));
  const files = new Set(fresh.map(({ file }) => file));
  const kept = old.filter(({ file }) => existsSync(join(media, file)) && !files.has(file));
  return [...kept, ...fresh].sort(order);
};

/**
 * Encodes recordings and puts them into a pack with their list. All are encoded before the first is
 * replaced, so that a failure changes nothing.
 *
 * @param root folder of the pack
 * @param own its recordings so far
 */
export const keepRecordings = (
  root: string,
  own: Recordings,
  taken: readonly Taken[],
  codec: Pick<Codec, 'encode'>,
) => {
  if (taken.length === 0 && !existsSync(join(root, recordingsFile))) return;
  const media = join(root, 'media');
  const made = mkdtempSync(join(tmpdir(), 'voices-'));
  const nameOf = (variety: TeachingLanguage, file: string) => `${variety}-${basename(file)}`;
  try {
    for (const { line, recording, sound } of taken)
      codec.encode(sound(), join(made, nameOf(line.variety, recording.file)));
    for (const { line, recording } of taken) {
      const file = join(media, recording.file);
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(join(made, nameOf(line.variety, recording.file)), file);
    }
  } finally {
    rmSync(made, { recursive: true });
  }
  const listOf = (variety: TeachingLanguage) =>
    withNew(
      media,
      listRecordings(own, variety),
      taken.filter(({ line }) => line.variety === variety),
    );
  const [gb, us] = teachingLanguages.map(listOf);
  const list = JSON.stringify(indexRecordings({ gb: gb ?? [], us: us ?? [] }), null, 2);
  mkdirSync(join(media, 'voices'), { recursive: true });
  writeFileSync(join(root, recordingsFile), `${list}\n`);
};
