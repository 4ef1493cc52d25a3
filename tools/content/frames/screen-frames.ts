import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { screenOnce } from '@digipals/screening/once';
import { createWriter, type Writer } from '@digipals/writing';
import type { BuiltPack } from '../build.ts';
import type { Problems } from '../problems.ts';
import { lettersOf } from './combinations.ts';

type Screened = { letters: Iterable<string>; variety: TeachingLanguage; path: string };

const screenLetters = async (
  { letters, variety, path }: Screened,
  { screen, writer }: { screen: typeof screenOnce; writer: Writer },
  problems: Problems,
): Promise<void> => {
  for (const letter of letters) {
    for (const { explanation } of screen(letter))
      problems.error(path, `screening stops “${letter}”: ${explanation}. Choose other words`);
    for (const { start, end, suggestion } of await writer.corrections(letter, variety))
      problems.error(
        path,
        `“${letter.slice(start, end)}” should be “${suggestion}” in “${letter}”`,
      );
  }
};

/** Most letters are the same in both Englishes. */
const screenEachOnce = (): typeof screenOnce => {
  const known = new Map<string, ReturnType<typeof screenOnce>>();
  return letter => {
    const found = known.get(letter) ?? screenOnce(letter);
    known.set(letter, found);
    return found;
  };
};

/**
 * Checks the letters of all frames, and Domino's answers, as a child’s text is checked: screening finds nothing in
 * them, and the help with writing nothing to correct, such as an article.
 */
export const screenFrames = async (
  { lessons, places }: Pick<BuiltPack, 'lessons' | 'places'>,
  problems: Problems,
): Promise<void> => {
  const tools = { screen: screenEachOnce(), writer: createWriter() };
  for (const { lessonId, frames } of lessons)
    for (const variety of frames ? teachingLanguages : []) {
      const own = frames?.[variety];
      if (!own) continue;
      const texts = {
        frame: lettersOf(own.frame),
        answerFrame: lettersOf(own.answerFrame),
        dominoAnswer: [own.dominoAnswer],
      };
      for (const [field, letters] of Object.entries(texts)) {
        const path = places.get(`${lessonId}/${field}`) ?? lessonId;
        await screenLetters({ letters, variety, path }, tools, problems);
      }
    }
};
