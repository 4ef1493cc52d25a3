import {
  attempt,
  type CallError,
  endpointQuery,
  invalidateChanges,
  isCallError,
} from '@digipals/client';
import type { Onboarding, Profile } from '@digipals/contract';
import { hashKey } from '@tanstack/react-query';
import type { Services } from '../../../shared/services.tsx';
import { type KeyValue, readOwn, storageKeys, writeOwn } from '../../../shared/storage.ts';

/** What a child has done in its first steps that the server does not have yet. */
type Kept = { finished?: number; look?: Look };
type Human = Profile['human'];
type Look = {
  human: Human;
  /** The look that the child changed, and those that were sent since: the server has one of them. */
  before: readonly Human[];
};
type Given = Pick<Services, 'call' | 'queries' | 'storage'>;

/** What is kept of a child. */
export const readKept = (storage: KeyValue, userId: string): Kept =>
  readOwn(storage, storageKeys.firstSteps, userId) ?? {};

/** Keeps what a child has done until the server has it. */
export const keep = (storage: KeyValue, userId: string, changes: Kept): void =>
  writeOwn(storage, storageKeys.firstSteps, userId, { ...readKept(storage, userId), ...changes });

/** Keeps a look that the child chose instead of the saved one. */
export function keepLook(storage: KeyValue, userId: string, human: Human, saved: Human): void {
  const { look } = readKept(storage, userId);
  const before = look ? [...look.before, look.human] : [saved];
  keep(storage, userId, { look: { human, before } });
}

/** Forgets a part of what is kept, unless it has changed since it was sent. */
function forget(storage: KeyValue, userId: string, sent: Kept): void {
  const isSent = ([part, value]: [string, unknown]) =>
    JSON.stringify(sent[part as keyof Kept]) === JSON.stringify(value);
  const left = Object.fromEntries(
    Object.entries(readKept(storage, userId)).filter(entry => !isSent(entry)),
  );
  writeOwn(storage, storageKeys.firstSteps, userId, left);
}

/** The read of how far a child is. */
export const onboardingQuery = (userId: string) =>
  endpointQuery('GET users/{id}/onboarding', { id: userId });

const furthest = (one: Onboarding | undefined, other: Onboarding): Onboarding => ({
  finished: Math.max(one?.finished ?? 0, other.finished),
  lingos: Math.max(one?.lingos ?? 0, other.lingos),
});

/** Whether the server would refuse the same again. After a new sign-in it accepts what it refused with 401. */
const isRefusedForGood = ({ status }: CallError): boolean => status === 404 || status === 422;

/** Sends the number of finished steps, if it is kept. Without a connection it stays kept. */
export async function sendSteps({ call, queries, storage }: Given, userId: string): Promise<void> {
  const { finished } = readKept(storage, userId);
  if (finished === undefined) return;
  const answer = await attempt(
    call('PUT users/{id}/onboarding', { params: { id: userId }, body: { finished } }),
  );
  const isRefused = isCallError(answer);
  if (!isRefused || isRefusedForGood(answer)) forget(storage, userId, { finished });
  if (isRefused) return;
  queries.setQueryData<Onboarding>(onboardingQuery(userId).queryKey, known =>
    furthest(known, answer),
  );
  await invalidateChanges(queries, 'PUT users/{id}/onboarding');
}

const isSame = (one: Human, other: Human): boolean => hashKey([one]) === hashKey([other]);

/**
 * Sends the chosen look, if it is kept. Without a connection it stays kept. It is forgotten if the child has
 * chosen another one elsewhere.
 */
export async function sendLook({ call, queries, storage }: Given, userId: string): Promise<void> {
  if (!readKept(storage, userId).look) return;
  const params = { id: userId };
  const stored = await attempt(call('GET users/{id}/profile', { params }));
  const { look } = readKept(storage, userId);
  if (!look) return;
  const isOutdated = !isCallError(stored) && !look.before.some(one => isSame(one, stored.human));
  if (isOutdated) return forget(storage, userId, { look });
  const answer = isCallError(stored)
    ? stored
    : await attempt(call('PUT users/{id}/profile', { params, body: { human: look.human } }));
  const isRefused = isCallError(answer);
  // What the child chooses next must be based on the stored look, so the page has it first.
  if (!isRefused) await invalidateChanges(queries, 'PUT users/{id}/profile');
  if (!isRefused || isRefusedForGood(answer)) forget(storage, userId, { look });
}
