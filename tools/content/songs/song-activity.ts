import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teachingLanguages } from '@digipals/contract/constants';
import type { Problems } from '../problems.ts';
import { readSource, type SourceActivity } from '../source.ts';
import { readSong, type Song } from './song-source.ts';

/** The song menu opens a song as an activity with only the song (NOTSHOWN-20). */
const textOf = ({ name, title, cover }: Song): string => `title: ${title}
thumbnail: ${cover}
attempts: 1
shuffle: no
test: no
lingos: 2

[sing]
do: Listen and sing.
karaokeListen: ${name}
yes: Great singing!
`;

/** The activity of a song and the number of the lesson it belongs to. */
export type SongSource = { lesson: number; activity: SourceActivity };

/** Names of the songs with sources in a folder. */
export const songNames = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter(file => file.endsWith('.song'))
    .map(file => file.replace(/\.song$/, ''))
    .sort();

const isMade = (root: string, name: string): boolean =>
  teachingLanguages.every(variety =>
    existsSync(join(root, 'media', 'songs', variety, `${name}.mp3`)),
  );

/**
 * Reads the songs of a pack; skips those that have not been made yet.
 *
 * @param root folder of the pack, e.g. content/packs/starter
 */
export const readSongs = (root: string, problems: Problems): SongSource[] =>
  songNames(join(root, 'songs')).flatMap(name => {
    const file = `songs/${name}.song`;
    if (!isMade(root, name)) {
      problems.warn(file, 'is not made yet; npm run content -- songs makes it');
      return [];
    }
    const song = readSong(file, readFileSync(join(root, file), 'utf8'), 'gb', problems);
    const activity = readSource(file, textOf(song), problems);
    return [{ lesson: song.lesson, activity: { ...activity, name: `sing-${name}` } }];
  });
