import type { Frame, FrameTile, LessonFrames } from '@digipals/contract';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { type Context, pictureAddress } from '../context.ts';
import { unknownWords } from '../level.ts';
import type { LessonSource } from '../pack.ts';
import { inVariety } from '../variants.ts';
import { longestOf } from './combinations.ts';
import { readFrame, type WrittenTile } from './read-frame.ts';

/** The texts of lesson.json that make the letter at its end. */
export const frameFields = ['frame', 'answerFrame', 'dominoAnswer'] as const;
type Field = (typeof frameFields)[number];
/** The frames of a lesson in one variety of English. */
export type BuiltFrames = Pick<LessonFrames, Field>;

/** Words that a letter has at most, whatever tiles are chosen. */
const mostWords = 25;
const countWords = (text: string): number => text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;

const withoutArticle = (text: string): string => text.replace(/^(a|an|the|my) /, '');
const slugOf = (text: string): string => withoutArticle(text.toLowerCase()).replaceAll(' ', '-');

const tileOf = (context: Context, { text, picture }: WrittenTile, path: string): FrameTile => {
  const { pack, shelf, variety } = context;
  const own = `pictures/${slugOf(text)}.webp`;
  const found = pack.media.has(own) ? shelf.address(own) : null;
  const recorded = pack.speech[variety];
  const sound = recorded[text] ?? recorded[withoutArticle(text)];
  return {
    text,
    picture: picture === undefined ? found : pictureAddress(context, picture, path),
    audio: sound !== undefined && pack.media.has(sound) ? shelf.address(sound) : null,
  };
};

const frameOf = (context: Context, written: string, path: string): Frame =>
  readFrame(inVariety(written, context.variety), reason =>
    context.problems.error(path, reason),
  ).map(piece =>
    'text' in piece ? piece : { tiles: piece.tiles.map(tile => tileOf(context, tile, path)) },
  );

const textsOf = (frame: Frame): string[] =>
  frame.flatMap(piece => ('text' in piece ? [piece.text] : piece.tiles.map(({ text }) => text)));

const checkWords = (context: Context, source: LessonSource, text: string, path: string) => {
  for (const { word, later } of unknownWords(context.pack, source.lesson, text)) {
    const why =
      later === undefined ? 'is not among the words so far' : `is taught only in lesson ${later}`;
    context.problems.error(path, `“${word}” ${why}: use a word that the child knows`);
  }
};

const checkLength = ({ problems }: Context, frame: Frame, path: string) => {
  const longest = longestOf(frame, countWords);
  if (longest > mostWords)
    problems.error(path, `can have ${longest} words: make it ${mostWords} at most`);
};

const isMissing = (source: LessonSource, field: Field): boolean => !source.lesson[field];

/** Builds the frames of a lesson in one variety of English; null when it has none. */
const buildIn = (context: Context, source: LessonSource): BuiltFrames | null => {
  const missing = frameFields.filter(field => isMissing(source, field));
  if (missing.length === frameFields.length) return null;
  for (const field of missing)
    context.problems.error(
      source.place([]),
      `has no “${field}”: a letter needs all of ${frameFields.join(', ')}`,
    );
  const placed = (field: Field) => ({
    text: source.lesson[field] ?? '',
    path: source.place([field]),
  });
  const built = (field: 'frame' | 'answerFrame'): Frame => {
    const { text, path } = placed(field);
    if (text === '') return [];
    const frame = frameOf(context, text, path);
    for (const part of textsOf(frame)) checkWords(context, source, part, path);
    checkLength(context, frame, path);
    return frame;
  };
  const domino = placed('dominoAnswer');
  const answer = inVariety(domino.text, context.variety);
  if (answer !== '') checkWords(context, source, answer, domino.path);
  return { frame: built('frame'), answerFrame: built('answerFrame'), dominoAnswer: answer };
};

/**
 * Builds the frames of a lesson, and reports words the child does not know, letters that are too long, and gaps that
 * are written wrong.
 *
 * @param contextOf a context for one variety of English
 */
export const buildFrames = (
  contextOf: (variety: TeachingLanguage) => Context,
  source: LessonSource,
): { [V in TeachingLanguage]: BuiltFrames } | null => {
  const [gb, us] = teachingLanguages.map(variety => buildIn(contextOf(variety), source));
  return gb && us ? { gb, us } : null;
};
