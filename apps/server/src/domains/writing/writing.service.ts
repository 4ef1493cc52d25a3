import type {
  Correction,
  Hint,
  LessonFrames,
  SentenceMakerType,
  SentenceOption,
  Suggestions,
} from '@digipals/contract';
import { sentenceOptions } from '@digipals/writing';
import { numberOf, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findWriter } from './writing.data.ts';

type Helpers = Pick<AppDeps, 'screener' | 'writer' | 'log'>;

/**
 * Suggestions for a text (MSG-12). Corrections and hints are independent: if one fails, the other is
 * still returned. The text is neither stored nor logged.
 */
export async function suggest(
  { screener, writer, log }: Helpers,
  db: Db,
  { userId, text }: { userId: string; text: string },
): Promise<Suggestions> {
  const correct = async (): Promise<Correction[]> => {
    const child = await findWriter(db, userId);
    return child ? writer.corrections(text, child.dialect, child.names) : [];
  };
  const hint = async (): Promise<Hint[]> => screener.hints(text);
  const [corrections, hints] = await Promise.allSettled([correct(), hint()]);
  // Do not log the errors: they may contain the text.
  if (corrections.status === 'rejected') log.warn('corrections failed');
  if (hints.status === 'rejected') log.warn('hints failed');
  const hinted = valuesOf(hints);
  return { corrections: valuesOf(corrections).filter(isOutside(hinted)), hints: hinted };
}

/** Filters out corrections of unkind words. */
const isOutside =
  (hints: readonly Hint[]) =>
  ({ start, end }: Correction): boolean =>
    !hints.some(hint => hint.code === 'unkind' && hint.start < end && start < hint.end);

const valuesOf = <T>(settled: PromiseSettledResult<T[]>): T[] =>
  settled.status === 'fulfilled' ? settled.value : [];

/** Blocks of a theme in the variety of English a child learns, with picture URLs (MSG-11). */
export async function sentenceBlocks(
  { content }: Pick<AppDeps, 'content'>,
  db: Db,
  { userId, type }: { userId: string; type: SentenceMakerType },
): Promise<SentenceOption[]> {
  const child = await findWriter(db, userId);
  return sentenceOptions(type, child?.dialect).map(option => ({
    ...option,
    picture: option.picture === null ? null : content.pictureOf(option.picture),
  }));
}

/** The frames of a lesson in the variety of English a child learns (COURSE-53). @throws not_found */
export async function readFrames(
  { content }: Pick<AppDeps, 'content'>,
  db: Db,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<LessonFrames> {
  const lesson = content.framesOf(lessonId);
  if (!lesson) throw new ApiError('not_found');
  const variety = (await findWriter(db, userId))?.dialect ?? 'gb';
  const { thumbnail, frames } = lesson;
  const title = titleIn(variety, lesson);
  return { lessonId, ...numberOf(lesson), title, thumbnail, ...frames[variety] };
}
