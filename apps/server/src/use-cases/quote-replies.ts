import type { LanguageCode } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { listUnansweredReplies, type ReplyRow } from '../domains/cases/index.ts';
import { cut, fill, mailTexts } from '../domains/mail/index.ts';
import { dayIn } from './tell-of-erasure.ts';

const MOST_REPLIES = 3;
const MOST_CHARACTERS = 1_000;

/** A cut may leave the beginning of a placeholder. */
const shortened = (text: string): string => cut(text, MOST_CHARACTERS).replace(/\{\w*…$/, '…');

/** The replies that a letter to an address answers, as short as the letter has them, the oldest first (FAMILY-44). */
export async function listQuotes(
  db: Db,
  asked: { caseId: number; address: string },
): Promise<ReplyRow[]> {
  const replies = await listUnansweredReplies(db, { ...asked, most: MOST_REPLIES });
  return replies.map(reply => ({ ...reply, text: shortened(reply.text) }));
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => `> ${line}`.trimEnd())
    .join('\n');

/** The beginning of a letter: the replies, each with its day; empty if there are none. */
export function quotesAbove(quotes: readonly ReplyRow[], language: LanguageCode): string {
  if (quotes.length === 0) return '';
  const { wrote, answer } = mailTexts[language].reply;
  const all = quotes.map(
    ({ text, at }) => `${fill(wrote, { day: dayIn(language, at) })}\n\n${quoted(text)}`,
  );
  return `${all.join('\n\n')}\n\n${answer}\n\n`;
}
