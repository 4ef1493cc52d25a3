import type {
  Correction,
  Hint,
  SentenceMakerType,
  SentenceOption,
  Suggestions,
} from '@digipals/contract';
import { sentenceOptions } from '@digipals/writing';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { findWriter } from './writing.data.ts';

type Helpers = Pick<AppDeps, 'screener' | 'writer' | 'log'>;

/**
 * What helps a child to write a text well (MSG-12). Each part is an offer: where one fails the other
 * comes all the same. The text is neither kept nor logged.
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
  // What was thrown may hold the text.
  if (corrections.status === 'rejected') log.warn('the writer could not help');
  if (hints.status === 'rejected') log.warn('the screener could not hint');
  const hinted = foundIn(hints);
  return { corrections: foundIn(corrections).filter(isOutside(hinted)), hints: hinted };
}

/** Gives no spelling help for unkind texts. */
const isOutside =
  (hints: readonly Hint[]) =>
  ({ start, end }: Correction): boolean =>
    !hints.some(hint => hint.code === 'unkind' && hint.start < end && start < hint.end);

const foundIn = <T>(settled: PromiseSettledResult<T[]>): T[] =>
  settled.status === 'fulfilled' ? settled.value : [];

/** Blocks of a theme in the English a child learns, with the addresses of their pictures (MSG-11). */
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
