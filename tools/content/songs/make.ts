import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { teachingLanguages } from '@digipals/contract/constants';
import type { Pack } from '../pack.ts';
import { openVoice } from '../pico.ts';
import type { Problems } from '../problems.ts';
import { backingOf } from './backing.ts';
import { midiFile } from './midi.ts';
import { mix } from './mix.ts';
import { sing } from './sing.ts';
import { songNames } from './song-activity.ts';
import { beatsPerLine, readSong } from './song-source.ts';
import { barsOf, beatSeconds } from './timing.ts';

/**
 * Makes songs from their sources, in both Englishes: an mp3, and its title, scene and timed words in a
 * JSON file next to it (authors only: needs ffmpeg, fluidsynth, its SoundFont and the lingware).
 *
 * @param voices folder with the lingware
 * @param names songs to make; by default all of the pack
 * @returns the number of files made
 */
export const makeSongs = async (
  pack: Pack,
  voices: string,
  names: readonly string[],
  problems: Problems,
): Promise<number> => {
  const folder = join(pack.root, 'songs');
  const wanted = songNames(folder).filter(name => names.length === 0 || names.includes(name));
  let made = 0;
  for (const variety of teachingLanguages) {
    const out = join(pack.root, 'media', 'songs', variety);
    mkdirSync(out, { recursive: true });
    for (const name of wanted) {
      const file = `songs/${name}.song`;
      const song = readSong(file, readFileSync(join(pack.root, file), 'utf8'), variety, problems);
      const { notes, players } = backingOf(song, problems);
      if (problems.list().some(({ level }) => level === 'error')) continue;
      // A new voice for each song, because earlier texts slightly change how it says the next one.
      const say = await openVoice(variety, voices);
      const { track, lines, warnings } = sing(song, { say, pronunciations: pack.pronunciations });
      for (const warning of warnings) problems.warn(`${pack.id}/${file} (${variety})`, warning);
      const seconds = barsOf(song) * beatsPerLine * beatSeconds(song);
      mix(track, midiFile(notes, players, song.tempo), seconds, join(out, `${name}.mp3`));
      const json = JSON.stringify({ title: song.title, scene: song.scene, lines }, null, 2);
      writeFileSync(join(out, `${name}.json`), `${json}\n`);
      made += 1;
    }
  }
  return made;
};
