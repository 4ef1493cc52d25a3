import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt, isCallError } from '@digipals/client/call-error';
import { type Call, createClient } from '@digipals/client/client';
import { rememberTagged } from '@digipals/client/tagged';
import { createOutbox } from '../../../apps/web/src/features/activities/outbox/outbox.ts';
import { safeStorage } from '../../../apps/web/src/shared/storage.ts';
import { createCountedFetch, type Seen } from './counted-fetch.ts';

/** A child of the school that was filled. */
export type SchoolChild = {
  readonly userId: string;
  readonly username: string;
  readonly classCode: string;
  readonly friendId: string;
  readonly address: string;
  /** Of a session that the child already has. */
  readonly token: string;
};

/** The device of a child: the client, the memory of tagged answers and the outbox are those of the app. */
export type Device = ReturnType<typeof createDevice>;

/** No browser storage here: everything is in the memory of `safeStorage`. */
const noStorage = () => {
  throw new Error('There is no storage');
};

export function createDevice(url: string, child: SchoolChild, seen: Seen) {
  const counted = createCountedFetch(url, child.address, seen);
  let token: string | null = null;
  const call: Call = createClient({
    fetch: rememberTagged(counted),
    token: () => token,
    isOnline: () => true,
    onUnauthenticated: () => undefined,
    wait: ms => sleep(ms),
    newKey: randomUUID,
  });
  const outbox = createOutbox({
    call,
    storage: safeStorage(noStorage),
    isOnline: () => true,
    newKey: randomUUID,
    alone: work => work(),
    log: message => console.error(message),
  });
  return {
    call,
    outbox,
    use(given: string | null): void {
      token = given;
    },
  };
}

const PICTURES = ['cat', 'sun', 'ball'] as const;
/** A child taps again after a failure that does not say how long to wait. */
const TAP_AGAIN_MS = 2_000;

/** Repeats a step that the child repeats by a tap, as often as the server asks it to wait. */
export async function untilDone<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await attempt(step());
    if (!isCallError(answer)) return answer;
    if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) throw answer;
    await sleep(answer.retryAfter ? answer.retryAfter * 1_000 : TAP_AGAIN_MS);
  }
}

/**
 * Signs a child in as the student page does: class, face, three pictures, then the ticket. A ticket that could not be
 * exchanged sends the app back to the student page.
 */
export async function signIn({ call, use }: Device, child: SchoolChild): Promise<void> {
  const { classCode, username } = child;
  await untilDone(() => call('GET sign-in/{classCode}', { params: { classCode } }));
  for (;;) {
    use(null);
    const { ticket } = await untilDone(() =>
      call('POST sign-in', { body: { classCode, username, pictures: [...PICTURES] } }),
    );
    use(ticket);
    const current = await attempt(call('GET users/current'));
    if (!isCallError(current)) return use(current.userAccessToken ?? null);
    await sleep(TAP_AGAIN_MS);
  }
}
