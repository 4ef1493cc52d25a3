import type { Db } from '../db/db.ts';
import {
  countLetters,
  findKeptLostLetters,
  listWaitingReplies,
  numberOf,
} from '../domains/mail/index.ts';

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/**
 * What operators see of letters: those that wait or were given up, and when waiting replies came.
 * Only leads see who wrote a reply, and what it says.
 */
export async function describeLetters(db: Db): Promise<string> {
  const { waiting, failed } = await countLetters(db);
  const lost = (await findKeptLostLetters(db)).map(
    ({ kind, tries, failedAt, doneBy, ...thread }) => {
      const dealtWith = doneBy === null ? '' : `, dealt with by ${doneBy}`;
      return `${minuteOf(failedAt)}  ${numberOf(thread)}  ${kind}, given up after ${tries} tries${dealtWith}`;
    },
  );
  const replies = await listWaitingReplies(db);
  return [
    `Letters that wait: ${waiting}`,
    `Letters that were given up: ${failed}`,
    ...lost,
    `Replies that wait for a lead of the desk: ${replies.length}`,
    ...replies.map(({ at, number }) => `${minuteOf(at)}  ${number ?? 'no known letter'}`),
  ].join('\n');
}
