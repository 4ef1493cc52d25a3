import { join } from 'node:path';
import type { Word } from '@digipals/contract';
import { languageCodes, type TeachingLanguage } from '@digipals/contract/constants';
import { helpLocales, sourceLanguage } from '../languages.ts';
import { openShelf } from '../media.ts';
import type { Problems } from '../problems.ts';
import { englishNames, inVariety } from '../variants.ts';
import { narrator, recordingOf } from '../voices/recordings.ts';
import type { Dictionary } from './read.ts';
import type { WordRow } from './rows.ts';

/** The dictionary in each variety of English. */
export type BuiltDictionary = {
  words: { [V in TeachingLanguage]: Word[] };
  media: ReadonlyMap<string, string>;
  /** Texts to record, with the place that uses each. */
  spoken: { [V in TeachingLanguage]: Map<string, string> };
};

/** The file of a picture among the media. */
const pictureFileOf = ({ picture }: WordRow): string =>
  picture.startsWith('kit:') ? `pictures/${picture.slice(4)}.webp` : `pictures/${picture}`;

/** By the codes of help languages, without the two Englishes. */
const meaningOf = ({ meanings }: WordRow): Word['meaning'] =>
  Object.fromEntries(
    languageCodes
      .filter(code => (helpLocales as string[]).includes(sourceLanguage(code)))
      .map(code => [code, meanings[sourceLanguage(code)] ?? '']),
  );

const byWord = (one: Word, other: Word): number =>
  one.word.localeCompare(other.word, 'en') || one.id.localeCompare(other.id, 'en');

/**
 * Builds the dictionary in memory. A word without a picture is left out.
 *
 * @param allowMissing whether sounds may be missing
 */
export const buildDictionary = (
  { rows, speech, voices, media }: Dictionary,
  problems: Problems,
  allowMissing = false,
): BuiltDictionary => {
  const shelf = openShelf(media);
  const spoken = { gb: new Map<string, string>(), us: new Map<string, string>() };
  const address = (file: string | undefined, missing: () => void): string => {
    if (file !== undefined && media.has(file)) return shelf.address(file);
    missing();
    return '';
  };
  const soundOf = (row: WordRow, variety: TeachingLanguage): string => {
    const text = row[variety];
    if (!spoken[variety].has(text)) spoken[variety].set(text, row.place);
    const report = allowMissing ? problems.warn : problems.error;
    const recorded = recordingOf({ voices, media }, variety, { speaker: narrator, text });
    return address(recorded?.file ?? speech[variety][text], () =>
      report(
        row.place,
        `no ${englishNames[variety]} speech for “${text}”; npm run content -- speech makes it`,
      ),
    );
  };
  const built = rows
    .filter(({ picture }) => picture !== '')
    .map(row => ({
      row,
      shared: {
        id: row.id,
        picture: address(pictureFileOf(row), () =>
          problems.error(
            row.place,
            `no picture ${row.picture}; npm run content -- emoji copies it`,
          ),
        ),
        audio: { gb: soundOf(row, 'gb'), us: soundOf(row, 'us') },
        meaning: meaningOf(row),
        level: row.level,
        theme: row.theme,
      },
    }));
  const wordsIn = (variety: TeachingLanguage): Word[] =>
    built
      .map(({ row, shared }) => ({
        ...shared,
        word: row[variety],
        sentence: inVariety(row.sentence, variety),
      }))
      .sort(byWord);
  const words = { gb: wordsIn('gb'), us: wordsIn('us') };
  return { words, media: shelf.files, spoken };
};

/** Media of the dictionary that no word uses. */
export const unusedWordMedia = ({ root, media }: Dictionary, built: BuiltDictionary): string[] => {
  const used = new Set(built.media.values());
  return [...media]
    .filter(
      ([file, source]) => !/\.(json|md)$/.test(file) && source.startsWith(join(root, 'media')),
    )
    .filter(([, source]) => !used.has(source))
    .map(([file]) => file);
};
