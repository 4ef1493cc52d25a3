import type { Db } from '../db/db.ts';
import { countLetters, listFailedLetters, listReplies } from '../domains/mail/index.ts';

const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** What operators should know of letters: those that wait or were given up, and replies that nobody else gets. */
export async function describeLetters(db: Db): Promise<string> {
  const { waiting } = await countLetters(db);
  const failed = (await listFailedLetters(db)).map(
    ({ number, kind, tries, failedAt }) =>
      `${minuteOf(failedAt.toISOString())}  ${number}  ${kind}, given up after ${tries} tries`,
  );
  const replies = (await listReplies(db, null)).map(
    ({ at, number, from, subject, text }) =>
      `${minuteOf(at)}  ${number ?? 'no known letter'}  from ${from}: ${subject}\n${text.replace(/^/gm, '    ')}`,
  );
  return [
    `Letters that wait: ${waiting}`,
    `Letters that were given up: ${failed.length}`,
    ...failed,
    `Replies that no lead and no case has: ${replies.length}`,
    ...replies,
  ].join('\n');
}
