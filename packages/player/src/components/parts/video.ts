import { rowsOf } from '../../family.ts';
import type { Parts, PlayerComponent } from '../../part.ts';

const row = rowsOf('video');
const plain = () => import('../video/PlainFilm.tsx');

/** A film needs the room of the side tiles. */
const wide = (part: PlayerComponent): PlayerComponent => ({ ...part, hidesSides: true });

/** Films beside the answers. */
export const videoParts = {
  video: wide(row(plain, { controls: { again: true, slow: true, seek: true, full: true } })),
  loopingVideo: wide(row(plain, { controls: { full: true }, loop: true })),
  disappearingVideo: wide(row(plain, { controls: { again: true, slow: true }, disappears: true })),
  videoWithTextContainer: wide(row(() => import('../video/VideoWithTextContainer.tsx'))),
  hiddenVideoWithLabel: wide(row(() => import('../video/HiddenVideoWithLabel.tsx'))),
} satisfies Parts;
