import { attempt, isCallError } from '@digipals/client/call-error';
import type { Call } from '@digipals/client/client';
import type { HelpStatus, NewHelpLine } from '@digipals/contract';
import { type KeyValue, type LaterKey, readList, writeList } from '../shared/storage.ts';

/** A line that is not sent yet. `id`: that of the line, by which the server knows it again. */
export type UnsentLine = {
  readonly id: string;
  readonly userId: string;
  readonly line: NewHelpLine;
};

type Ports = { readonly call: Call; readonly storage: KeyValue };

const key: LaterKey = 'helpOutbox';

/** The lines of a child that are not sent yet, oldest first. */
export const unsentLines = (storage: KeyValue, userId: string): UnsentLine[] =>
  readList<UnsentLine>(storage, key).filter(entry => entry.userId === userId);

/** Whether a child has lines that are not sent yet. */
export const hasUnsent = (storage: KeyValue, userId: string): boolean =>
  unsentLines(storage, userId).length > 0;

/** Stores a line before it is sent: it survives a reload and a lost connection. */
export function addLine(storage: KeyValue, entry: UnsentLine): void {
  writeList(storage, key, [...readList<UnsentLine>(storage, key), entry]);
}

/** @returns whether the line was there */
export function removeLine(storage: KeyValue, id: string): boolean {
  const all = readList<UnsentLine>(storage, key);
  const rest = all.filter(entry => entry.id !== id);
  writeList(storage, key, rest);
  return rest.length < all.length;
}

/** Answers after which sending the same line again makes no sense. */
const refused = (status: number): boolean => status === 422 || status === 404 || status === 403;

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends the lines of a child in their order, one call at a time, and stops at the first that does not arrive.
 * @returns the newest status; null if nothing arrived
 */
export function sendLines(ports: Ports, userId: string): Promise<HelpStatus | null> {
  const sent = last.then(() => sendNow(ports, userId));
  last = sent.catch(() => undefined);
  return sent;
}

async function sendNow({ call, storage }: Ports, userId: string): Promise<HelpStatus | null> {
  let status: HelpStatus | null = null;
  for (const { id, line } of unsentLines(storage, userId)) {
    const answer = await attempt(
      call('POST users/{id}/helpRequest', { params: { id: userId }, body: line }),
    );
    if (!isCallError(answer)) status = answer;
    else if (!refused(answer.status)) return status;
    removeLine(storage, id);
  }
  return status;
}
