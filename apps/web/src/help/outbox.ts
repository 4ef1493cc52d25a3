import { attempt, isCallError } from '@digipals/client/call-error';
import type { Call } from '@digipals/client/client';
import type { HelpStatus, NewHelpLine } from '@digipals/contract';
import { type KeyValue, type LaterKey, readList, writeList } from '../shared/storage.ts';

/** An unsent line. `id`: that of the line, by which the server recognises it when it is sent again. */
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

function removeLine(storage: KeyValue, id: string): void {
  const rest = readList<UnsentLine>(storage, key).filter(entry => entry.id !== id);
  writeList(storage, key, rest);
}

/** Answers after which sending the same line again makes no sense. */
const refused = (status: number): boolean => status === 422 || status === 404 || status === 403;

let last: Promise<unknown> = Promise.resolve();

/** One call at a time, in their order. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Sends the lines of a child in their order, one call at a time, and stops at the first that does not arrive.
 * @returns the newest status; null if nothing arrived
 */
export const sendLines = (ports: Ports, userId: string): Promise<HelpStatus | null> =>
  inTurn(() => sendNow(ports, userId));

/**
 * Takes a line back. It may have arrived although its answer was lost, or be in flight: the call follows it.
 * @returns the newest status; null if the call did not arrive
 */
export function takeLineBack(
  { call, storage }: Ports,
  { userId, lineId }: { userId: string; lineId: string },
): Promise<HelpStatus | null> {
  removeLine(storage, lineId);
  const params = { id: userId, lineId };
  return inTurn(async () => {
    const answer = await attempt(call('DELETE users/{id}/helpRequest/{lineId}', { params }));
    return isCallError(answer) ? null : answer;
  });
}

async function sendNow({ call, storage }: Ports, userId: string): Promise<HelpStatus | null> {
  let status: HelpStatus | null = null;
  for (const { id, line } of unsentLines(storage, userId)) {
    // It may have been taken back while the one before was sent.
    if (!unsentLines(storage, userId).some(entry => entry.id === id)) continue;
    const answer = await attempt(
      call('POST users/{id}/helpRequest', { params: { id: userId }, body: line }),
    );
    if (!isCallError(answer)) status = answer;
    else if (!refused(answer.status)) return status;
    removeLine(storage, id);
  }
  return status;
}
