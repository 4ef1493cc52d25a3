import type { BodyOf, ResponseOf } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { sameName } from '../user/index.ts';
import { toAttempt } from './attempt.ts';
import { createAttempts } from './attempts.service.ts';
import { badgeHash } from './badge-hash.ts';
import {
  type BadgeChild,
  countWrongPicture,
  findBadge,
  forgetWrongPictures,
} from './badges.data.ts';
import { createDeviceTokens } from './known-devices.ts';
import { arePictures } from './picture-password.ts';
import { lazySecrets } from './secrets.service.ts';
import type { Sessions } from './session.service.ts';
import { caps, scopesOf } from './sign-in.policy.ts';
import type { Origin, SignInWatch } from './sign-in-ports.ts';
import type { SignInQueue } from './sign-in-queue.ts';

type Badge = BodyOf<'POST sign-in/badge'>;
type Admitted = ResponseOf<'POST sign-in/badge'> & { readonly device: string };

/** Nobody has this name, so that unknown badges count for their address only. */
const nobody = { classCode: '', username: '' };

/**
 * Sign-in with the badge of a card. Its secret cannot be guessed, but its picture can: a few wrong ones end the
 * badge, so that a card that was found opens nothing.
 */
export function createBadgeSignIn(
  deps: AppDeps,
  { sessions, watch, queue }: { sessions: Sessions; watch: SignInWatch; queue: SignInQueue },
) {
  const { db } = deps.database;
  const { pictureCost } = deps.config;
  const secrets = lazySecrets(deps);
  const attempts = createAttempts(deps);
  const deviceOf = createDeviceTokens(deps, attempts, secrets);

  /** @throws new_card_needed after too many wrong pictures */
  const isOwner = async (child: BadgeChild, picture: Badge['picture']): Promise<boolean> => {
    const { userId, salt, hash } = child;
    if (!salt || !hash) return true;
    if (!(await countWrongPicture(db, userId))) throw new ApiError('new_card_needed');
    const { pepper } = await secrets();
    const isRight = await arePictures([picture ?? ''], { salt, hash }, { pepper, pictureCost });
    if (isRight) await forgetWrongPictures(db, userId);
    return isRight;
  };

  /**
   * Issues a ticket for a badge, or tells whose picture is needed.
   * @throws sign_in_failed, new_card_needed, too_many_requests
   */
  return async ({ badge, picture }: Badge, from: Origin): Promise<Admitted> => {
    const child = await findBadge(db, badgeHash(badge));
    const { addressKey } = await secrets();
    const device = await deviceOf(from.device);
    const { classCode, username } = child ?? nobody;
    const names = { classCode: classCode.toUpperCase(), name: sameName(username) };
    const { address } = from;
    const attempt = toAttempt(addressKey, { principal: 'child', ...names, address, device });
    const place = await attempts.placeOf(attempt);
    // Caps close the pictures of a child, which a card with a badge does not have.
    const [own, ...others] = scopesOf('child', place);
    const scopes = [own, ...others.filter(scope => !(scope in caps))] as const;
    const avatarImage = child ? pictureAddress(child.avatarHash) : '';
    if (child?.hash && picture === undefined) {
      return { ticket: null, username, avatarImage, device };
    }
    const judged = await attempts.count(attempt, scopes);
    if (judged.outcome === 'wait') {
      throw new ApiError('too_many_requests', { retryAfter: Math.ceil(judged.waitMs / 1000) });
    }
    const isRight = child && (await queue(place !== 'unknown', () => isOwner(child, picture)));
    if (!child || !isRight) {
      watch.failed(place);
      throw new ApiError('sign_in_failed');
    }
    await attempts.recordSuccess(attempt, scopes);
    return { ticket: await sessions.issueTicket(child.userId), username, avatarImage, device };
  };
}
