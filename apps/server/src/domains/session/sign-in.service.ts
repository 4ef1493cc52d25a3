import { createHmac } from 'node:crypto';
import type { ClassRoster, SignIn } from '@digipals/contract';
import { ApiError } from '../../app/api-error.ts';
import type { AppDeps } from '../../app/deps.ts';
import type { Db } from '../../db/db.ts';
import { pictureAddress } from '../profile/index.ts';
import { networkOf } from './network.ts';
import { arePictures } from './picture-password.ts';
import { readSecrets, type Secrets } from './secrets.service.ts';
import type { Sessions } from './session.service.ts';
import {
  deleteOldFailures,
  type Failures,
  findClass,
  findSignInChild,
  isKnownOrigin,
  listChildren,
  lockFailures,
  saveFailures,
  saveOrigin,
} from './sign-in.data.ts';
import { delayAfter, type Scope, scopesFor, slowing } from './sign-in.policy.ts';

/** Sign-in by class code, name and pictures. */
export type SignInService = ReturnType<typeof createSignIn>;

type Attempt = { childKey: Buffer; addressKey: Buffer; keys: Record<Scope, Buffer> };

export function createSignIn(deps: AppDeps, sessions: Sessions) {
  const { db } = deps.database;
  const { clock } = deps;
  let secrets: Promise<Secrets> | undefined;
  const readOnce = (): Promise<Secrets> => {
    secrets ??= readSecrets(deps).catch(error => {
      secrets = undefined;
      throw error;
    });
    return secrets;
  };

  const attemptOf = async (request: SignIn, address: string): Promise<Attempt> => {
    const { addressKey: key } = await readOnce();
    const keyed = (...parts: string[]): Buffer =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest();
    const name = [request.classCode.toUpperCase(), request.username.toLowerCase()];
    const network = networkOf(address);
    const childKey = keyed('child', ...name);
    const addressKey = keyed('address', network);
    const both = keyed('child-address', ...name, network);
    return {
      childKey,
      addressKey,
      keys: { strangers: childKey, address: addressKey, 'child-address': both },
    };
  };

  /**
   * Counts the attempt as a failure before the pictures are looked at, under lock, so that a
   * hundred guesses at once are a hundred failures. A right one is taken off again.
   */
  const countAhead = (attempt: Attempt): Promise<Scope[]> =>
    db.transaction().execute(async transaction => {
      const now = clock();
      const known = await isKnownOrigin(transaction, attempt.childKey, attempt.addressKey);
      const scopes = scopesFor(known);
      const found: Failures[] = [];
      for (const scope of scopes) {
        found.push(await lockFailures(transaction, scope, attempt.keys[scope], new Date(now)));
      }
      refuseWhileBlocked(found, now);
      for (const [index, one] of found.entries()) {
        const scope = scopes[index];
        if (scope) await saveFailures(transaction, oneMore(scope, one, now));
      }
      return scopes;
    });

  const takeOff = (attempt: Attempt, scopes: readonly Scope[]): Promise<void> =>
    db.transaction().execute(async transaction => {
      const now = new Date(clock());
      for (const scope of scopes) {
        const found = await lockFailures(transaction, scope, attempt.keys[scope], now);
        const failures = scope === 'child-address' ? 0 : Math.max(0, found.failures - 1);
        const blockedUntil = new Date(found.lastAt.getTime() + delayAfter(scope, failures));
        await saveFailures(transaction, { ...found, failures, blockedUntil });
      }
      await saveOrigin(transaction, attempt.childKey, attempt.addressKey, now);
    });

  return {
    /** Children of a class, for the student page. @throws not_found */
    async roster(transaction: Db, classCode: string): Promise<ClassRoster> {
      const found = await findClass(transaction, classCode.toUpperCase());
      if (!found) throw new ApiError('not_found');
      const children = await listChildren(transaction, found.classId);
      return {
        classCode: found.classCode,
        className: found.className,
        children: children.map(({ username, avatarHash }) => ({
          username,
          avatarImage: pictureAddress(avatarHash),
        })),
      };
    },

    /** A ticket for the right pictures. @throws sign_in_failed, too_many_requests */
    async signIn(request: SignIn, address: string): Promise<string> {
      const attempt = await attemptOf(request, address);
      const scopes = await countAhead(attempt);
      const { pepper } = await readOnce();
      const child = await findSignInChild(
        db,
        request.classCode.toUpperCase(),
        request.username.toLowerCase(),
      );
      // An unknown name costs the same work, so that the time does not tell who exists.
      const stored = child ?? { salt: attempt.childKey, hash: Buffer.alloc(32) };
      const right = await arePictures(request.pictures, stored, pepper);
      if (!child || !right) throw new ApiError('sign_in_failed');
      await takeOff(attempt, scopes);
      return sessions.issueTicket(child.userId);
    },

    /** Forgets failures that slow no one any more. */
    async tidy(): Promise<void> {
      const longest = Math.max(...Object.values(slowing).map(({ forgetMs }) => forgetMs));
      await deleteOldFailures(db, new Date(clock() - longest));
    },
  };
}

function refuseWhileBlocked(found: readonly Failures[], now: number): void {
  const until = Math.max(...found.map(({ blockedUntil }) => blockedUntil.getTime()));
  if (until <= now) return;
  throw new ApiError('too_many_requests', { retryAfter: Math.ceil((until - now) / 1000) });
}

function oneMore(scope: Scope, found: Failures, now: number): Failures {
  const forgotten = now - found.lastAt.getTime() > slowing[scope].forgetMs;
  const failures = (forgotten ? 0 : found.failures) + 1;
  const blockedUntil = new Date(now + delayAfter(scope, failures));
  return { ...found, failures, lastAt: new Date(now), blockedUntil };
}
