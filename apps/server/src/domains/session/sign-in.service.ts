import type { ClassRoster, SignIn } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { sameName } from '../user/index.ts';
import { type Attempt, toAttempt } from './attempt.ts';
import { createAttempts } from './attempts.service.ts';
import { createBadgeSignIn } from './badge-sign-in.service.ts';
import { createDeviceTokens } from './known-devices.ts';
import { arePictures } from './picture-password.ts';
import { lazySecrets } from './secrets.service.ts';
import type { Sessions } from './session.service.ts';
import {
  closeChild,
  closeClass,
  findSignInChild,
  listChildren,
  type SignInChild,
} from './sign-in.data.ts';
import { caps, type Place, type Scope, scopesOf } from './sign-in.policy.ts';
import type { Origin, SignInWatch } from './sign-in-ports.ts';
import { createSignInQueue, type SignInQueue } from './sign-in-queue.ts';

/** Sign-in by class code, name and pictures. */
export type SignInService = ReturnType<typeof createSignIn>;

export function createSignIn(deps: AppDeps, sessions: Sessions, watch: SignInWatch) {
  const { db } = deps.database;
  const { pictureCost } = deps.config;
  const readOnce = lazySecrets(deps);
  const attempts = createAttempts(deps);
  const takeTurn = createSignInQueue(deps.clock);
  const queue: SignInQueue = async (isKnown, work) => {
    watch.inProgress(1);
    try {
      return await takeTurn(isKnown, work);
    } finally {
      watch.inProgress(-1);
    }
  };

  const deviceOf = createDeviceTokens(deps, attempts, readOnce);

  /** Acts on a full cap. @throws new_card_needed unless the attempt may go on */
  const closeAfter = async (
    attempt: Attempt,
    child: SignInChild,
    scope: keyof typeof caps,
  ): Promise<void> => {
    const { userId, classId } = child;
    const at = new Date(deps.clock());
    let closed = 0;
    if (scope === 'child-strangers') closed = await closeChild(db, userId, at);
    if (scope === 'class-strangers') closed = await closeClass(db, classId, at);
    await attempts.clear(attempt, scope);
    // Of several attempts at once, only one closes.
    if (closed > 0 || scope === 'child-known') watch.full({ scope, classId, closed });
    if (scope !== 'child-known') throw new ApiError('new_card_needed');
  };

  /** Counts the attempt. @throws too_many_requests, new_card_needed */
  const count = async (
    attempt: Attempt,
    child: SignInChild | undefined,
    scopes: readonly Scope[],
  ): Promise<void> => {
    const judged = await attempts.count(attempt, scopes);
    if (judged.outcome === 'wait') {
      const retryAfter = Math.ceil(judged.waitMs / 1000);
      throw new ApiError('too_many_requests', { retryAfter });
    }
    if (judged.outcome === 'check' || !child) return;
    await closeAfter(attempt, child, judged.scope);
    await count(attempt, child, scopes);
  };

  const checkPictures = async (request: SignIn, attempt: Attempt, place: Place) => {
    const child = await findSignInChild(db, request.classCode.toUpperCase(), request.username);
    if (child?.closedAt && place === 'unknown') throw new ApiError('new_card_needed');
    const [own, ...others] = scopesOf('child', place);
    // An invented name has no account to protect.
    const scopes = [own, ...others.filter(scope => child || !(scope in caps))] as const;
    await count(attempt, child, scopes);
    const { pepper } = await readOnce();
    // An unknown name takes the same time, so that timing does not reveal who exists.
    const stored = child ?? { salt: attempt.principalKey, hash: Buffer.alloc(32) };
    const right = await arePictures(request.pictures, stored, { pepper, pictureCost });
    if (!child || !right) {
      watch.failed(place);
      throw new ApiError('sign_in_failed');
    }
    await attempts.recordSuccess(attempt, scopes);
    return sessions.issueTicket(child.userId);
  };

  /** Counts a lookup of a class from an unknown device until it proves right. @throws too_many_requests */
  const findClass = async (code: string, { address, device }: Origin) => {
    const { addressKey } = await readOnce();
    const find = () => listChildren(db, code.toUpperCase());
    if (device !== null && (await attempts.isKnownDevice(addressKey, device))) return find();
    const attempt = toAttempt(addressKey, { principal: 'child', name: '', address });
    const judged = await attempts.count(attempt, ['classes-address']);
    if (judged.outcome === 'wait') {
      throw new ApiError('too_many_requests', { retryAfter: Math.ceil(judged.waitMs / 1000) });
    }
    const children = await find();
    if (children.length > 0) await attempts.uncount(attempt, 'classes-address');
    return children;
  };

  return {
    /**
     * The children of a class who can sign in, for the student page. A class in which nobody can, such as
     * that of a closed demo world, answers as an unknown one.
     * @throws not_found, too_many_requests
     */
    async roster(code: string, from: Origin): Promise<ClassRoster> {
      const children = await findClass(code, from);
      const [first] = children;
      if (!first) throw new ApiError('not_found');
      const { classCode, className } = first;
      return {
        classCode,
        className,
        children: children.map(({ username, avatarHash }) => ({
          username,
          avatarImage: pictureAddress(avatarHash),
        })),
      };
    },

    signInByBadge: createBadgeSignIn(deps, { sessions, watch, queue }),

    /**
     * Issues a ticket for the right pictures, and the token by which the device is known from now on.
     * @throws sign_in_failed, new_card_needed, too_many_requests
     */
    async signIn(request: SignIn, from: Origin): Promise<{ ticket: string; device: string }> {
      const { addressKey } = await readOnce();
      const classCode = request.classCode.toUpperCase();
      const name = sameName(request.username);
      const device = await deviceOf(from.device);
      const { address } = from;
      const trying = { principal: 'child', classCode, name, address, device } as const;
      const attempt = toAttempt(addressKey, trying);
      const place = await attempts.placeOf(attempt);
      const check = () => checkPictures(request, attempt, place);
      return { ticket: await queue(place !== 'unknown', check), device };
    },
  };
}
