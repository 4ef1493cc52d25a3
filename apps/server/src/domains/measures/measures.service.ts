import type { Measure, OwnMeasure, StaffRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { recordAccess } from '../accesses/index.ts';
import { type KnownNames, readPeopleInAll } from '../pseudonyms/index.ts';
import {
  findMeasure,
  hasActing,
  listMeasuresOf,
  listOpenMeasures,
  type MeasureRow,
} from './measures.data.ts';
import { isSeen, mayAnswer, mayConfirm, mayEnd, stateAt } from './measures.policy.ts';

/** The adult who reads measures. */
type Reader = {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly at: Date;
};

const objectionOf = (row: MeasureRow, adult: Reader, names: KnownNames): Measure['objection'] => {
  const { because, words, objectedAt, answerBy, answeredBy, answer } = row;
  if (!objectedAt || !answerBy) return null;
  return {
    ...(because !== null && { because }),
    ...(words !== null && { text: names.hide(words) }),
    at: objectedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    answeredBy,
    answer,
    mayAnswer: mayAnswer(row, adult, adult.at),
  };
};

/** Measures as an adult reads them. */
async function shownTo(db: Db, rows: readonly MeasureRow[], adult: Reader): Promise<Measure[]> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const { name: actor, at } = adult;
  await recordAccess(db, { actor, action: 'Read text', object: 'measures', userIds, at });
  const { people, namesFor } = await readPeopleInAll(
    db,
    rows.map(({ userId, words }) => ({ about: [userId], texts: [words] })),
  );
  return rows.flatMap(row => {
    const child = people.get(row.userId);
    const { measureId, kind, days, reason, note, text, by, confirmedBy, endedBy } = row;
    return child
      ? {
          ...{ measureId, child, kind, days, reason, note, text, by, confirmedBy, endedBy },
          caseId: String(row.caseId),
          at: row.at.toISOString(),
          until: row.until?.toISOString() ?? null,
          state: stateAt(row, at).state,
          isSeen: row.seenAt !== null,
          objection: objectionOf(row, adult, namesFor([row.userId])),
          mayConfirm: mayConfirm(row, adult, at),
          mayEnd: mayEnd(row, adult, at),
        }
      : [];
  });
}

/** Measures that act or wait, of children whom the adult does not know: those with an open objection first. */
export async function readOpenMeasures(db: Db, adult: Reader): Promise<Measure[]> {
  const rows = await listOpenMeasures(db, adult.staffId, adult.at);
  const open = rows.filter(row => stateAt(row, adult.at).since === null);
  return shownTo(db, open, adult);
}

/** All measures of a child, newest first. */
export const readMeasuresOf = async (db: Db, userId: string, adult: Reader): Promise<Measure[]> =>
  shownTo(db, await listMeasuresOf(db, userId), adult);

/** A measure as it is stored, for an adult who does not know its child. @throws not_found */
export async function requireMeasure(
  db: Db,
  measureId: string,
  staffId: string,
): Promise<MeasureRow> {
  const row = await findMeasure(db, measureId, staffId);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** A measure as an adult reads it. @throws not_found */
export async function readMeasure(db: Db, measureId: string, adult: Reader): Promise<Measure> {
  const [shown] = await shownTo(db, [await requireMeasure(db, measureId, adult.staffId)], adult);
  if (!shown) throw new ApiError('not_found');
  return shown;
}

/** Measures of a child that act, and ends that it has not seen yet, as it sees them. */
export async function readOwnMeasures(db: Db, userId: string, now: Date): Promise<OwnMeasure[]> {
  const rows = await listMeasuresOf(db, userId);
  return rows.flatMap(row => {
    const { measureId, kind, reason, text, until, answerBy, answer } = row;
    const { state, since } = stateAt(row, now);
    const seen = isSeen(row, now);
    if (until === null || (state !== 'acts' && seen)) return [];
    return {
      ...{ measureId, kind, reason, text, until: until.toISOString() },
      isOver: since !== null,
      isSeen: seen,
      objection: answerBy && { answerBy: answerBy.toISOString(), answer },
    };
  });
}

/** A measure of a child as it is stored. @throws not_found */
export async function requireOwnMeasure(
  db: Db,
  userId: string,
  measureId: string,
): Promise<MeasureRow> {
  const rows = await listMeasuresOf(db, userId);
  const row = rows.find(one => one.measureId === measureId && one.until !== null);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** @throws writing_paused while adults have paused what the child writes */
export async function requireMayWrite(db: Db, userId: string, now: Date): Promise<void> {
  if (await hasActing(db, { userId, kind: 'pauseWriting', now })) {
    throw new ApiError('writing_paused');
  }
}
