import dominoData from './kit/domino.json' with { type: 'json' };
import humanData from './kit/human.json' with { type: 'json' };

/** The parts of a human avatar (specification A §3, AVATAR-01). */
export const HUMAN_PARTS = [
  'body',
  'eyes',
  'eyelids',
  'head',
  'glasses',
  'hair',
  'hat',
  'badge',
  'top',
  'topTexture',
  'bottom',
  'shoes',
  'socks',
  'accessories',
] as const;
export type HumanPart = (typeof HUMAN_PARTS)[number];

/** The parts of Domino (specification A §3, AVATAR-02). */
export const DOMINO_PARTS = ['body', 'hair', 'head', 'eyes', 'eyelids', 'collar', 'top'] as const;
export type DominoPart = (typeof DOMINO_PARTS)[number];

export type AvatarKind = 'human' | 'domino';

/** One drawing of a model. `colourOf: 'socks|body'` takes the colour of the first of these that is worn. */
export type Layer = { slot: string; svg: string; colourOf?: string };

/** Fields that replace those of the model while a flag such as `seated` or `underHat` is on. */
type Variant = { layers?: Layer[]; hides?: string[] };

export type Model = {
  layers: Layer[];
  variants?: Record<string, Variant>;
  /** Slots or parts that are hidden while this model is worn. */
  hides?: string[];
  /** Flags this model turns on. */
  sets?: string[];
  /** A hat that covers the hair, or sits on top of it. */
  mode?: string;
  pose?: string;
  /** Top of the hair, for hats that sit on it. */
  topY?: number;
  /** Top of the drawing, if it is above the frame of a head. */
  top?: number;
  /** Path within which hair is visible under a hat. */
  hairClip?: string;
  /** x, y and scale of the badge on a hat. */
  badgeAt?: number[];
  /** A layer to cut to this path. */
  clip?: string;
  /** Height at which trousers end inside boots. */
  legsTo?: number;
  /** Hair under a headscarf: brows do not take its colour. */
  covering?: boolean;
  /** Models of another part that match this one. */
  pairs?: Record<string, string[]>;
  /** One transform for each rigid group. */
  fit?: Record<string, string>;
};

/** A model for all of a figure: drawn on top of the clothes, with its own pose and frame. */
export type Mood = Model & {
  viewBox: string;
  /** Models that replace the child's own, in the colour the child chose for the part. */
  wears?: Record<string, string>;
  poses?: Record<string, string>;
  /** Replaces the child's eyelids, if any. */
  brows?: Model;
};

export type Kit = {
  viewBox: string;
  views?: Record<string, string>;
  layerOrder: { slot: string; group: string }[];
  ground?: string;
  /** Closed eyes, hidden in pictures. */
  asleep?: string;
  poses?: Record<string, Record<string, string>>;
  /** Which part requires a choice of another: badge and hat, texture and top. */
  pairs?: Record<string, string>;
  /** Where a part's colour comes from unless chosen. */
  colourFrom: Record<string, string>;
  parts: Record<string, Record<string, Model>>;
  palettes: Record<string, string[]>;
};

const human: Kit = humanData;
const domino: Kit = dominoData;

/** The drawings of both figures: parts, models and palettes as data. */
export const kits: Record<AvatarKind, Kit> = { human, domino };
