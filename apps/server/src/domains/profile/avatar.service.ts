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

/** Draws the pictures of a child and its Domino from their parts. There are no uploads (SAFE-11). */
export type Avatars = {
  /** The picture of a child; undefined if no child has these parts. */
  human(hash: string, view: AvatarView): Promise<PreparedBytes | undefined>;
  /** The picture of a Domino; undefined if no child has these parts. */
  domino(hash: string, mood: DominoMood): Promise<PreparedBytes | undefined>;
};

const MAX_CACHED = 500;

export function createAvatars(db: Db): Avatars {
  const cache = new Map<string, PreparedBytes>();

  async function cached(
    key: string,
    draw: () => Promise<string | undefined>,
  ): Promise<PreparedBytes | undefined> {
    const hit = cache.get(key);
    if (hit) return hit;
    const svg = await draw();
    if (svg === undefined) return undefined;
    const drawn = prepareBytes(Buffer.from(svg), 'image/svg+xml');
    cache.set(key, drawn);
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? key);
    return drawn;
  }

  return {
    human: (hash, view) =>
      cached(`${hash}/${view}`, async () => {
        const parts = await findAvatar(db, hash);
        return (
          parts && composeAvatar('human', choiceOfProfile(parts), { view, moves: view === 'full' })
        );
      }),
    domino: (hash, mood) =>
      cached(`${hash}/${mood}`, async () => {
        const parts = await findDomino(db, hash);
        return parts && composeDomino(choiceOfProfile(parts), mood, { moves: true });
      }),
  };
}
