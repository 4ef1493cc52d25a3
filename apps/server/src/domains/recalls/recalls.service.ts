import { type Recall, recalls as rules } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { readPeopleInAll } from '../pseudonyms/index.ts';
import type { Asking } from './delivered-text.data.ts';
import {
  countUnconfirmed,
  findRecall,
  findTextsToTakeBack,
  listOpenRecalls,
  listRecalls,
  listRecallTexts,
  type RecallRow,
  type UnconfirmedRecall,
} from './recalls.data.ts';
import { mayConfirm, mayRestore } from './recalls.policy.ts';

type Reader = Asking & { readonly name: string };

const stateOf = ({ goneAt, confirmedAt, restoredAt }: RecallRow): Recall['state'] => {
  if (restoredAt) return 'restored';
  if (confirmedAt) return 'confirmed';
  return goneAt ? 'open' : 'waits';
};

/** Recalls as an adult reads them. */
async function shownTo(
  db: Db,
  rows: readonly RecallRow[],
  adult: Reader,
  at: Date,
): Promise<Recall[]> {
  const texts = await listRecallTexts(
    db,
    rows.map(({ recallId }) => recallId),
  );
  const userIds = [...rows, ...texts].map(({ authorId }) => authorId);
  userIds.push(...texts.map(({ targetId }) => targetId));
  await recordAccess(db, {
    ...{ actor: adult.name, action: 'Read text', object: 'recalls', at },
    userIds: [...new Set(userIds)],
  });
  const { people, namesFor } = await readPeopleInAll(db, [
    ...rows.map(({ authorId }) => ({ about: [authorId], texts: [] })),
    ...texts.map(({ text, authorId, targetId }) => ({
      about: [authorId, targetId],
      texts: [text],
    })),
  ]);
  return rows.flatMap(row => {
    const from = people.get(row.authorId);
    const { recallId, caseId, reason, note, by, confirmedBy, restoredBy } = row;
    const { gone, signedOut, silent } = row;
    return from
      ? {
          ...{ recallId, from, reason, note, by, confirmedBy, restoredBy },
          caseId: caseId === null ? null : String(caseId),
          at: row.at.toISOString(),
          texts: texts
            .filter(text => text.recallId === recallId)
            .map(({ submissionId, authorId, targetId, text }) => ({
              submissionId,
              to: targetId === authorId ? null : (people.get(targetId) ?? null),
              text: namesFor([authorId, targetId]).hide(text),
            })),
          state: stateOf(row),
          restoringBy: row.restoringName,
          devices: { gone, signedOut, silent },
          mayConfirm: mayConfirm(row, adult),
          mayRestore: mayRestore(row, adult),
        }
      : [];
  });
}

/** Recalls of children whom the adult does not know. */
export const readRecalls = async (db: Db, adult: Reader, at: Date): Promise<Recall[]> =>
  shownTo(db, await listRecalls(db, adult, at), adult, at);

/** A recall as an adult reads it, with what decides who may end it. @throws not_found */
export async function readRecall(
  db: Db,
  recallId: string,
  adult: Reader,
  at: Date,
): Promise<{ row: RecallRow; shown: Recall }> {
  const row = await findRecall(db, recallId, adult, at);
  const [shown] = row ? await shownTo(db, [row], adult, at) : [];
  if (!row || !shown) throw new ApiError('not_found');
  return { row, shown };
}

/**
 * The texts that an adult wants to take back, all of one author.
 * @throws not_found for a text that it may not take back, forbidden for texts of several authors
 */
export async function requireMayTakeBack(
  db: Db,
  submissionIds: readonly string[],
  adult: Asking,
  at: Date,
) {
  const texts = await findTextsToTakeBack(db, submissionIds, adult, at);
  const [first] = texts;
  if (!first || texts.length < submissionIds.length) throw new ApiError('not_found');
  if (texts.some(({ authorId }) => authorId !== first.authorId)) throw new ApiError('forbidden');
  return { authorId: first.authorId, caseId: first.caseId, texts };
}

/** Whether an adult may take back so many texts before a second one has looked. */
export async function mayTakeBackAlone(
  db: Db,
  staffId: string,
  count: number,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - rules.aloneMs);
  return count + (await countUnconfirmed(db, staffId, since)) <= rules.alone;
}

/** Recalls whose second adult is late, each with the moment since when it is. */
export async function listUnconfirmed(
  db: Db,
  now: number,
): Promise<(UnconfirmedRecall & { since: Date })[]> {
  const open = (await listOpenRecalls(db)).map(recall => {
    const lateMs = recall.goneAt
      ? recall.goneAt.getTime() + rules.confirmMs
      : recall.at.getTime() + rules.waitMs;
    return { ...recall, since: new Date(lateMs) };
  });
  return open.filter(({ since }) => since.getTime() <= now);
}
