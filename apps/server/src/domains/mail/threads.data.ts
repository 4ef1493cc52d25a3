import { randomUUID } from 'node:crypto';
import type { LetterKind } from '@digipals/contract/constants';
import type { Db } from '../../db/db.ts';
import { addressHashOf, type Named } from './letter-ids.ts';

/** What the letters of a thread are about. */
export type ThreadAbout = {
  readonly kind: LetterKind;
  readonly caseId: number | null;
  readonly userId: string | null;
  readonly schoolId: string | null;
  readonly subject: string;
  readonly to: string;
};

/** A thread of letters. */
export type Thread = {
  readonly threadNo: number;
  readonly threadKey: string;
  readonly caseId: number | null;
  readonly addressHash: Buffer;
};

const columns = [
  'thread_no as threadNo',
  'thread_key as threadKey',
  'case_id as caseId',
  'address_hash as addressHash',
] as const;

/** The thread of a case, or the one of this kind about a child, if letters of the kind follow each other. */
async function findThread(
  db: Db,
  { kind, caseId, userId }: ThreadAbout,
  follows: boolean,
): Promise<Thread | undefined> {
  const threads = db.selectFrom('letter_threads').select(columns);
  if (caseId !== null) return threads.where('case_id', '=', caseId).executeTakeFirst();
  if (userId === null || !follows) return undefined;
  return threads
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('thread_no', 'desc')
    .executeTakeFirst();
}

/** The thread of a new letter, which is made unless the letter follows others. Needs a transaction. */
export async function openThread(
  db: Db,
  about: ThreadAbout,
  { follows, at }: { follows: boolean; at: Date },
): Promise<Thread> {
  const known = await findThread(db, about, follows);
  const threadKey = known?.threadKey ?? randomUUID();
  const addressHash = addressHashOf(threadKey, about.to);
  const newest = { address_hash: addressHash, last_at: at };
  if (known) {
    const found = db.updateTable('letter_threads').where('thread_no', '=', known.threadNo);
    await found.set(newest).execute();
    return { ...known, addressHash };
  }
  return db
    .insertInto('letter_threads')
    .values({
      thread_key: threadKey,
      kind: about.kind,
      case_id: about.caseId,
      user_id: about.userId,
      school_id: about.schoolId,
      // That of a case may name the child.
      subject: about.caseId === null ? about.subject : '',
      ...newest,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The thread of a letter. */
export const findThreadOf = (
  db: Db,
  letterId: string,
): Promise<Pick<Thread, 'threadNo' | 'caseId'> | undefined> =>
  db
    .selectFrom('outbox')
    .innerJoin('letter_threads as t', 't.thread_no', 'outbox.thread_no')
    .select(['t.thread_no as threadNo', 't.case_id as caseId'])
    .where('letter_id', '=', letterId)
    .executeTakeFirst();

/** The thread of the ids in the headers of a reply. Only the recipient of a letter and its mail server know them. */
async function findByHeaders(
  db: Db,
  { letterIds, threadKeys }: Named,
): Promise<Thread | undefined> {
  if (letterIds.length + threadKeys.length === 0) return undefined;
  const letters = db
    .selectFrom('outbox')
    .select('thread_no')
    .where('letter_id', 'in', ['', ...letterIds]);
  return db
    .selectFrom('letter_threads')
    .select(columns)
    .where(({ or, eb }) =>
      or([eb('thread_key', 'in', ['', ...threadKeys]), eb('thread_no', 'in', letters)]),
    )
    .executeTakeFirst();
}

/** The thread that a reply names: by its headers, else by the number in its subject. */
export async function findNamedThread(db: Db, named: Named): Promise<Thread | undefined> {
  const found = await findByHeaders(db, named);
  if (found) return found;
  const { caseId, threadNo } = named;
  const threads = db.selectFrom('letter_threads').select(columns);
  if (caseId !== null) return threads.where('case_id', '=', caseId).executeTakeFirst();
  if (threadNo === null) return undefined;
  return threads.where('thread_no', '=', threadNo).where('case_id', 'is', null).executeTakeFirst();
}
