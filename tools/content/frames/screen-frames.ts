import type { Frame } from '@digipals/contract';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { screenOnce } from '@digipals/screening/once';
import { createWriter, type Writer } from '@digipals/writing';
import type { BuiltPack } from '../build.ts';
import type { Problems } from '../problems.ts';
import { lettersOf } from './combinations.ts';

type Screened = { frame: Frame; variety: TeachingLanguage; path: string };

const screenFrame = async (
  { frame, variety, path }: Screened,
  writer: Writer,
  problems: Problems,
): Promise<void> => {
  for (const letter of lettersOf(frame)) {
    for (const { explanation } of screenOnce(letter))
      problems.error(path, `screening stops “${letter}”: ${explanation}. Choose other words`);
    for (const { start, end, suggestion } of await writer.corrections(letter, variety))
      problems.error(
        path,
        `“${letter.slice(start, end)}” should be “${suggestion}” in “${letter}”`,
      );
  }
};

/**
 * Checks the letters of all frames as a child’s text is checked: screening finds nothing in them, and the help with
 * writing nothing to mend, such as an article.
 */
export const screenFrames = async (
  { lessons, places }: Pick<BuiltPack, 'lessons' | 'places'>,
  problems: Problems,
): Promise<void> => {
  const writer = createWriter();
  const all = lessons.flatMap(({ lessonId, frames }) =>
    teachingLanguages.flatMap(variety =>
      (['frame', 'answerFrame'] as const).map(field => ({
        frame: frames?.[variety][field] ?? [],
        variety,
        path: places.get(`${lessonId}/${field}`) ?? lessonId,
      })),
    ),
  );
  for (const one of all) if (one.frame.length > 0) await screenFrame(one, writer, problems);
};
