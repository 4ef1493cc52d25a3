import type { Card, Mark } from '@digipals/contract';
import { changedWords, isLetterOf } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import { numberOf } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import { findFrame } from '../domains/messages/index.ts';

const sizeOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Adds to a card which frame the text came from, and the words in it that do not (COURSE-56). Both
 * varieties of English are tried, because the child may have changed its own since; the one that has more of the text counts.
 */
export async function withFrame(db: Db, content: Content, card: Card): Promise<Card> {
  const source = await findFrame(db, card.submissionId);
  const lesson = source && content.framesOf(source.lessonId);
  if (!source || !lesson) return card;
  const { gb, us } = lesson.frames;
  const key = source.part === 'frame' ? 'frame' : 'answerFrame';
  const letters = [gb[key], us[key]];
  const [british = [], american = []] = letters.map(letter => changedWords(letter, card.text));
  const changed = sizeOf(american) < sizeOf(british) ? american : british;
  const isExact = letters.some(letter => isLetterOf(letter, card.text));
  const { number, ...review } = numberOf(lesson);
  return { ...card, frame: { lesson: number, ...review, part: source.part, changed, isExact } };
}
