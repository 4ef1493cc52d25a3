import type { PasswordPicture } from '@digipals/contract';
import { session } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { findOwnPictures } from './own-pictures.data.ts';
import { arePictures } from './picture-password.ts';
import { lazySecrets } from './secrets.service.ts';

/** The pictures of a signed-in child: those of its sign-in, or the one of its badge. A badge may have none. */
export function createOwnPictures(deps: Pick<AppDeps, 'database' | 'random' | 'config'>) {
  const { pictureCost } = deps.config;
  const secrets = lazySecrets(deps);
  return {
    async count(db: Db, userId: string): Promise<number> {
      const stored = await findOwnPictures(db, userId);
      if (!stored) return 0;
      return stored.isBadge ? 1 : session.pictureCount;
    },
    async areOwn(db: Db, userId: string, pictures: readonly PasswordPicture[]): Promise<boolean> {
      const stored = await findOwnPictures(db, userId);
      if (!stored) return true;
      const { pepper } = await secrets();
      return arePictures(pictures, stored, { pepper, pictureCost });
    },
  };
}
