import type { Card } from '@digipals/contract';
import { changedWords } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { findFrame } from '../domains/messages/index.ts';

/**
 * Adds to a card which frame the text came from, and the words in it that are not of the frame (COURSE-56). Both
 * varieties of English are tried, because the child may have changed its own since.
 */
export async function withFrame(db: Db, content: Content, card: Card): Promise<Card> {
  const source = await findFrame(db, card.submissionId);
  const lesson = source && content.framesOf(source.lessonId);
  if (!source || !lesson) return card;
  const { gb, us } = lesson.frames;
  const key = source.part === 'frame' ? 'frame' : 'answerFrame';
  const [british, american] = [changedWords(gb[key], card.text), changedWords(us[key], card.text)];
  const changed = american.length < british.length ? american : british;
  return { ...card, frame: { lesson: lesson.number, part: source.part, changed } };
}
