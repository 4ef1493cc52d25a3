import type { ClassRoster, SignIn } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { type Attempt, createAttempts, toAttempt } from './attempts.service.ts';
import { arePictures } from './picture-password.ts';
import { lazySecrets } from './secrets.service.ts';
import type { Sessions } from './session.service.ts';
import { findClass, findSignInChild, listChildren } from './sign-in.data.ts';

/** Sign-in by class code, name and pictures. */
export type SignInService = ReturnType<typeof createSignIn>;

export function createSignIn(deps: AppDeps, sessions: Sessions) {
  const { db } = deps.database;
  const readOnce = lazySecrets(deps);
  const attempts = createAttempts(deps);
  const attemptOf = async (request: SignIn, address: string): Promise<Attempt> => {
    const { addressKey } = await readOnce();
    const names = [request.classCode.toUpperCase(), request.username.toLowerCase()];
    return toAttempt(addressKey, { principal: 'child', names, address });
  };

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

    /** Issues a ticket for the right pictures. @throws sign_in_failed, too_many_requests */
    async signIn(request: SignIn, address: string): Promise<string> {
      const attempt = await attemptOf(request, address);
      const scopes = await attempts.countAttempt(attempt);
      const { pepper } = await readOnce();
      const child = await findSignInChild(
        db,
        request.classCode.toUpperCase(),
        request.username.toLowerCase(),
      );
      // An unknown name takes the same time, so that timing does not reveal who exists.
      const stored = child ?? { salt: attempt.principalKey, hash: Buffer.alloc(32) };
      const right = await arePictures(request.pictures, stored, pepper);
      if (!child || !right) throw new ApiError('sign_in_failed');
      await attempts.recordSuccess(attempt, scopes);
      return sessions.issueTicket(child.userId);
    },

    /** Deletes failures that no longer delay anyone. */
    deleteExpired: attempts.deleteExpired,
  };
}
