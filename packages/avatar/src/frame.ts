import type { Kit, Model } from './kit.ts';
import type { Outfit } from './outfit.ts';

/** Pictures of a human avatar. */
export type AvatarView = (typeof AVATAR_VIEWS)[number];
export const AVATAR_VIEWS = ['full', 'head'] as const;
export type ComposeOptions = {
  /** Unique on the page: prefix for the ids of clip paths. */
  uid?: string;
  /** Width in pixels; by default the picture fills the width of its parent. */
  size?: number;
  /** Accessible name; without it the picture is decorative. */
  title?: string;
  /** `head` frames the head of a human; Domino is always complete. */
  view?: AvatarView;
  /** Shows only this part of the drawing: x, y, width and height in the kit's pixels. */
  crop?: string;
  /** Names group and slot of each part, and kind and flags of the figure, by classes; adds closed eyes, hidden. */
  moves?: boolean;
};

/** Top of the hair that hats are drawn for, and of a bare head. */
const HAT_TOP = 52;
const SKULL_TOP = 84;

/** How far to lower a hat that sits on top of this hair. */
export const liftOf = (hair: Model | undefined): number => (hair?.topY ?? SKULL_TOP) - HAT_TOP;

/** Space above a head and its hat, in the kit's pixels. */
const AIR = 8;

/** How far a tall hat or a bun extends above the frame of a head. */
function overshoot({ hat, hair }: Outfit): number {
  const worn = hat?.layers.length ? hat : hair;
  if (worn?.top === undefined) return 0;
  return Math.max(0, AIR - worn.top - (worn.mode === 'perch' ? liftOf(hair) : 0));
}

/** Reads `translate(x y) scale(k)`, each of which may be missing. */
function stepOf(transform: string | undefined): { x: number; y: number; k: number } {
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(transform ?? '') ?? [];
  const [, k] = /scale\((\S+)\)/.exec(transform ?? '') ?? [];
  return { x: Number(x ?? 0), y: Number(y ?? 0), k: Number(k ?? 1) };
}

/** The frame of a view. The head's moves with a small or sitting child, and grows with the hat. */
export function viewBoxOf(kit: Kit, outfit: Outfit, view: AvatarView | undefined): string {
  const box = (view && kit.views?.[view]) ?? kit.viewBox;
  if (view !== 'head') return box;
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const more = overshoot(outfit);
  const wider = (width * more) / height;
  const fit = stepOf(outfit.fit['head']);
  const pose = stepOf(outfit.pose['head']);
  const seen = [
    fit.x + fit.k * (pose.x + x - wider / 2),
    fit.y + fit.k * (pose.y + y - more),
    fit.k * (width + wider),
    fit.k * (height + more),
  ];
  return seen.map(side => Number(side.toFixed(2))).join(' ');
}

/** The attributes of the picture; `names` are its classes. */
export function frame(viewBox: string, names: string[], { size, title }: ComposeOptions): string {
  const width = size === undefined ? '' : ` width="${Number(size)}"`;
  const label = title
    ? ` role="img" aria-label="${title.replace(/[<>&"]/g, '')}"`
    : ' aria-hidden="true"';
  const named = names.length > 0 ? `class="${names.join(' ')}" ` : '';
  return `xmlns="http://www.w3.org/2000/svg" ${named}viewBox="${viewBox}"${width}${label}`;
}
