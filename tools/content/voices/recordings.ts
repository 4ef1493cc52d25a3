import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import type { Problems } from '../problems.ts';
import { readContentFile } from '../read-json.ts';

/** Speaks every line that nobody of the cast says. */
export const narrator = 'narrator';

/** What someone says. The same words by another speaker are another line. */
export type Said = { speaker: string; text: string };
/** A line and where the sources use it, as `file:line`. */
export type Line = Said & { places: Set<string> };
/** Lines by their keys, in the order in which they were found. */
export type SpokenLines = { [V in TeachingLanguage]: Map<string, Line> };

/** A recording of a line: its mp3 among the media, and a hash of the file that it was made from. */
export type Recording = { file: string; take: string };
/** Recordings: speaker -> text -> recording, for each variety. */
export type Recordings = { [V in TeachingLanguage]: Record<string, Record<string, Recording>> };

/** Where the recordings of a pack are listed. */
export const recordingsFile = 'media/voices/voices.json';

/** Key of a line. */
export const keyOf = ({ speaker, text }: Said): string => `${speaker}\n${text}`;

/** Notes that a line is said at a place. */
export const sayAt = (spoken: Map<string, Line>, { speaker, text }: Said, place: string) => {
  const key = keyOf({ speaker, text });
  const line = spoken.get(key) ?? { speaker, text, places: new Set() };
  line.places.add(place);
  spoken.set(key, line);
};

/** The recordings of a pack itself; none as long as it has no list of them. */
export const readRecordings = (root: string, problems: Problems): Recordings => {
  const none: Recordings = { gb: {}, us: {} };
  const file = join(root, recordingsFile);
  if (!existsSync(file)) return none;
  return readContentFile<Recordings>('voices', file, recordingsFile, problems).value ?? none;
};

/** Recordings as a list. */
export const listRecordings = (
  recordings: Recordings,
  variety: TeachingLanguage,
): (Said & Recording)[] =>
  Object.entries(recordings[variety]).flatMap(([speaker, texts]) =>
    Object.entries(texts).map(([text, recording]) => ({ speaker, text, ...recording })),
  );

const bySpeaker = (list: readonly (Said & Recording)[]) => {
  const found: Record<string, Record<string, Recording>> = {};
  for (const { speaker, text, file, take } of list)
    found[speaker] = { ...found[speaker], [text]: { file, take } };
  return found;
};

/** Recordings from a list for each variety; of two for one line the later one counts. */
export const indexRecordings = (
  lists: {
    [V in TeachingLanguage]: readonly (Said & Recording)[];
  },
): Recordings => ({ gb: bySpeaker(lists.gb), us: bySpeaker(lists.us) });

/** Recordings of a pack on top of those of the pack it uses. */
export const joinRecordings = (base: Recordings, own: Recordings): Recordings => {
  const both = (variety: TeachingLanguage) => [
    ...listRecordings(base, variety),
    ...listRecordings(own, variety),
  ];
  return indexRecordings({ gb: both('gb'), us: both('us') });
};

/** What a pack or the dictionary needs to find recordings. */
type Voiced = { voices: Recordings; media: ReadonlyMap<string, string> };

/** The recording of a line in one variety of English; undefined when there is none, or its mp3 is gone. */
export const recordingOf = (
  { voices, media }: Voiced,
  variety: TeachingLanguage,
  { speaker, text }: Said,
): Recording | undefined => {
  const recording = voices[variety][speaker]?.[text];
  return recording && media.has(recording.file) ? recording : undefined;
};

/**
 * Recordings of a pack itself whose line nobody says any more.
 *
 * @param spoken lines of the pack with its drafts
 */
export const oldRecordings = (
  { voices, base }: { voices: Recordings; base: { voices: Recordings } | null },
  spoken: SpokenLines,
): (Said & Recording)[] =>
  teachingLanguages.flatMap(variety =>
    listRecordings(voices, variety).filter(
      said =>
        !spoken[variety].has(keyOf(said)) &&
        base?.voices[variety][said.speaker]?.[said.text]?.file !== said.file,
    ),
  );
