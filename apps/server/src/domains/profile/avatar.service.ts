import {
  type AvatarView,
  choiceOfProfile,
  composeAvatar,
  composeDomino,
  type DominoMood,
} from '@digipals/avatar';
import type { Db } from '../../db/db.ts';
import { type PreparedBytes, prepareBytes } from '../../kernel/prepared-bytes.ts';
import { findAvatar, findDomino } from './profile.data.ts';

/** Draws the pictures of a child and its Domino from their parts, no upload ever (SAFE-11). */
export type Avatars = {
  /** The child itself; undefined when no child has these parts. */
  human(hash: string, view: AvatarView): Promise<PreparedBytes | undefined>;
  /** Its Domino; undefined when no child has such a one. */
  domino(hash: string, mood: DominoMood): Promise<PreparedBytes | undefined>;
};

const MOST_KEPT = 500;

export function createAvatars(db: Db): Avatars {
  const kept = new Map<string, PreparedBytes>();

  async function keep(
    key: string,
    draw: () => Promise<string | undefined>,
  ): Promise<PreparedBytes | undefined> {
    const known = kept.get(key);
    if (known) return known;
    const svg = await draw();
    if (svg === undefined) return undefined;
    const drawn = prepareBytes(Buffer.from(svg), 'image/svg+xml');
    kept.set(key, drawn);
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? key);
    return drawn;
  }

  return {
    human: (hash, view) =>
      keep(`${hash}/${view}`, async () => {
        const parts = await findAvatar(db, hash);
        return parts && composeAvatar('human', choiceOfProfile(parts), { view });
      }),
    domino: (hash, mood) =>
      keep(`${hash}/${mood}`, async () => {
        const parts = await findDomino(db, hash);
        return parts && composeDomino(choiceOfProfile(parts), mood);
      }),
  };
}
