import { type HelpStatus, type HelpThread, helpRequests } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { findLine, listLines, markRead, markTakenBack } from './help-lines.data.ts';
import { findCountry, findNewest, lockNewest, updateRequest } from './help-requests.data.ts';
import { waitAfterWrong } from './help-requests.policy.ts';

const MINUTE_MS = 60_000;

/** A child, how many pictures it has, and whether a lead is at work. */
type StatusOf = { readonly userId: string; readonly pictures: number; readonly isStaffed: boolean };

/** The help request of a child without any words. One whose case is closed without an unread answer is over. */
export async function readStatus(
  db: Db,
  { userId, pictures, isStaffed }: StatusOf,
): Promise<HelpStatus> {
  const newest = await findNewest(db, userId);
  const lines = newest ? await listLines(db, [newest.requestId]) : [];
  const answers = lines.filter(({ staffId }) => staffId !== null);
  const hasAnswer = answers.some(({ readAt }) => readAt === null);
  const country = await findCountry(db, userId);
  const wait = isStaffed ? helpRequests.staffedMs : helpRequests.onCallMs;
  return {
    request:
      newest && (!newest.isClosed || hasAnswer)
        ? {
            sentAt: newest.sentAt.toISOString(),
            isRead: newest.readAt !== null,
            hasAnswer,
            wasAnswered: answers.length > 0,
          }
        : null,
    answerInMinutes: wait / MINUTE_MS,
    pictures,
    country,
  };
}

/**
 * A child says that a picture was the wrong one. The line stays for the leads.
 * @returns the case, or null if it had said so before
 * @throws not_found, too_late
 */
export async function takeBack(
  db: Db,
  line: { readonly userId: string; readonly lineId: string },
  at: Date,
): Promise<number | null> {
  const found = await findLine(db, line);
  if (!found || found.staffId !== null) throw new ApiError('not_found');
  if (found.takenBackAt) return null;
  if (at.getTime() - found.at.getTime() > helpRequests.takeBackMs) throw new ApiError('too_late');
  await markTakenBack(db, line, at);
  return found.caseId;
}

/**
 * Opens the lines of the newest help request of a child. `isOwner` checks its pictures, which is slow; wrong ones
 * make the next try wait. Tries take turns, so that each is counted. An error is returned, so that the count stays.
 * Needs a transaction.
 */
export async function openThread(
  db: Db,
  userId: string,
  { isOwner, at }: { readonly isOwner: () => Promise<boolean>; readonly at: Date },
): Promise<HelpThread | ApiError> {
  const newest = await lockNewest(db, userId);
  if (!newest) return [];
  const wait = waitAfterWrong(newest, at);
  if (wait > 0) {
    return new ApiError('too_many_requests', { retryAfter: Math.ceil(wait / 1_000) });
  }
  if (!(await isOwner())) {
    await updateRequest(db, newest.requestId, {
      wrong_pictures: newest.wrongPictures + 1,
      wrong_at: at,
    });
    return new ApiError('sign_in_failed');
  }
  await updateRequest(db, newest.requestId, { wrong_pictures: 0, wrong_at: null });
  await markRead(db, newest.requestId, { of: 'desk', at });
  const lines = await listLines(db, [newest.requestId]);
  return lines
    .filter(({ takenBackAt }) => takenBackAt === null)
    .filter(({ picture, says, text }) => picture !== null || says !== null || text !== null)
    .map(({ lineId, signedBy, picture, says, text, at: saidAt }) => ({
      lineId,
      from: signedBy,
      picture,
      says,
      text,
      at: saidAt.toISOString(),
    }));
}
