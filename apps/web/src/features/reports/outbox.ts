import { attempt, type Call, isCallError } from '@digipals/client';
import type { BodyOf } from '@digipals/contract';
import { type KeyValue, type LaterKey, readList, writeList } from '../../shared/storage.ts';

/** A report that is not sent yet. `id`: its idempotency key, as it may have arrived without an answer. */
export type UnsentReport = {
  readonly id: string;
  readonly userId: string;
  readonly body: BodyOf<'POST reportButton'>;
};

const key: LaterKey = 'reportOutbox';

/** The reports of a child that are not sent yet, oldest first. */
export const unsentReports = (storage: KeyValue, userId: string): UnsentReport[] =>
  readList<UnsentReport>(storage, key).filter(entry => entry.userId === userId);

/** The reports on this device but one. */
const others = (storage: KeyValue, id: string): UnsentReport[] =>
  readList<UnsentReport>(storage, key).filter(entry => entry.id !== id);

/** Keeps a report until it is sent; it survives a reload. */
export const addReport = (storage: KeyValue, report: UnsentReport): void =>
  writeList(storage, key, [...others(storage, report.id), report]);

/** Forgets a report that was sent or refused. */
export const removeReport = (storage: KeyValue, id: string): void =>
  writeList(storage, key, others(storage, id));

/** Answers after which sending the same report again makes no sense: its text may be gone meanwhile. */
const refused = (status: number): boolean => status === 403 || status === 404 || status === 422;

/**
 * Sends the reports of a child in their order and stops at the first that does not arrive.
 * @returns whether one is not waiting any more
 */
export async function sendReports(
  { call, storage }: { readonly call: Call; readonly storage: KeyValue },
  userId: string,
): Promise<boolean> {
  let isAny = false;
  for (const { id, body } of unsentReports(storage, userId)) {
    const answer = await attempt(call('POST reportButton', { body, idempotencyKey: id }));
    if (isCallError(answer) && !refused(answer.status)) break;
    removeReport(storage, id);
    isAny = true;
  }
  return isAny;
}
