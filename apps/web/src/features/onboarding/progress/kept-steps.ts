import {
  attempt,
  type CallError,
  endpointQuery,
  invalidateChanges,
  isCallError,
} from '@digipals/client';
import type { Onboarding, Profile } from '@digipals/contract';
import type { Services } from '../../../shared/services.tsx';
import { type KeyValue, readRecord, storageKeys } from '../../../shared/storage.ts';

/** What a child has done in its first steps that the server does not have yet. */
type Kept = { finished?: number; human?: Profile['human'] };
type Given = Pick<Services, 'call' | 'queries' | 'storage'>;

const readAll = (storage: KeyValue) => readRecord<Kept>(storage, storageKeys.firstSteps);

/** What is kept of a child. */
export const readKept = (storage: KeyValue, userId: string): Kept => readAll(storage)[userId] ?? {};

/** Keeps what a child has done until the server has it. */
export function keep(storage: KeyValue, userId: string, changes: Kept): void {
  const own = { ...readKept(storage, userId), ...changes };
  storage.setItem(storageKeys.firstSteps, JSON.stringify({ ...readAll(storage), [userId]: own }));
}

/** Forgets a part of what is kept, unless it has changed since it was sent. */
function forget(storage: KeyValue, userId: string, sent: Kept): void {
  const { [userId]: own = {}, ...others } = readAll(storage);
  const isSent = ([part, value]: [string, unknown]) =>
    JSON.stringify(sent[part as keyof Kept]) === JSON.stringify(value);
  const left = Object.fromEntries(Object.entries(own).filter(entry => !isSent(entry)));
  const all = Object.keys(left).length > 0 ? { ...others, [userId]: left } : others;
  if (Object.keys(all).length === 0) storage.removeItem(storageKeys.firstSteps);
  else storage.setItem(storageKeys.firstSteps, JSON.stringify(all));
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

/** Sends the chosen look, if it is kept. Without a connection it stays kept. */
export async function sendLook({ call, queries, storage }: Given, userId: string): Promise<void> {
  const { human } = readKept(storage, userId);
  if (human === undefined) return;
  const answer = await attempt(
    call('PUT users/{id}/profile', { params: { id: userId }, body: { human } }),
  );
  const isRefused = isCallError(answer);
  if (!isRefused || isRefusedForGood(answer)) forget(storage, userId, { human });
  if (!isRefused) await invalidateChanges(queries, 'PUT users/{id}/profile');
}
