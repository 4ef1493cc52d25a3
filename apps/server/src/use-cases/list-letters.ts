import type { Db } from '../db/db.ts';
import { countLetters, findLostLetters, listReplies, numberOf } from '../domains/mail/index.ts';

const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** What operators should know of letters: those that wait or were given up, and replies that wait for a lead of the desk. */
export async function describeLetters(db: Db): Promise<string> {
  const { waiting, failed } = await countLetters(db);
  const lost = (await findLostLetters(db, null)).rows.map(
    ({ kind, tries, failedAt, doneBy, ...thread }) => {
      const dealtWith = doneBy === null ? '' : `, dealt with by ${doneBy}`;
      return `${minuteOf(failedAt.toISOString())}  ${numberOf(thread)}  ${kind}, given up after ${tries} tries${dealtWith}`;
    },
  );
  const replies = (await listReplies(db, null)).map(
    ({ at, number, from, subject, text }) =>
      `${minuteOf(at)}  ${number ?? 'no known letter'}  from ${from}: ${subject}\n${text.replace(/^/gm, '    ')}`,
  );
  return [
    `Letters that wait: ${waiting}`,
    `Letters that were given up: ${failed}`,
    ...lost,
    `Replies that wait for a lead of the desk: ${replies.length}`,
    ...replies,
  ].join('\n');
}
