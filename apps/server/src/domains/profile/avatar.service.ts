import { type AvatarView, choiceOfProfile, composeAvatar } from '@digipals/avatar';
import { type PreparedBytes, prepareBytes } from '../../app/prepared-bytes.ts';
import type { Db } from '../../db/db.ts';
import { findAvatar } from './profile.data.ts';

/** Draws the picture of a child from its parts, no upload ever (SAFE-11). */
export type Avatars = {
  draw(hash: string, view: AvatarView): Promise<PreparedBytes | undefined>;
};

const MOST_KEPT = 500;

export function createAvatars(db: Db): Avatars {
  const kept = new Map<string, PreparedBytes>();
  return {
    async draw(hash, view) {
      const key = `${hash}/${view}`;
      const known = kept.get(key);
      if (known) return known;
      const human = await findAvatar(db, hash);
      if (!human) return undefined;
      const svg = composeAvatar('human', choiceOfProfile(human), { view });
      const drawn = prepareBytes(Buffer.from(svg), 'image/svg+xml');
      kept.set(key, drawn);
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? key);
      return drawn;
    },
  };
}
