import type { AvatarChoice } from './choice.ts';
import { type AvatarKind, type Kit, kits, type Layer } from './kit.ts';
import { type Outfit, outfitOf, type Worn } from './outfit.ts';

export type AvatarView = 'full' | 'head';
export type ComposeOptions = {
  /** Unique on the page: prefixes the ids of clip paths. */
  uid?: string;
  /** Width in pixels; without it the picture takes the width of its place. */
  size?: number;
  /** Names the picture for a screen reader; without it the picture is decoration. */
  title?: string;
  /** `head` frames the head of a human; Domino is always whole. */
  view?: AvatarView;
};

/** Top of the hair for which hats are drawn, and of a bare skull. */
const HAT_TOP = 52;
const SKULL_TOP = 84;

const group = (attribute: string, svg: string) => `<g ${attribute}>${svg}</g>`;
const moved = (transform: string | undefined, svg: string) =>
  transform ? group(`transform="${transform}"`, svg) : svg;

/** A badge is drawn at its hat's place; both move with the hair under a hat that perches. */
function placed(part: string, svg: string, { hat, hair }: Outfit): string {
  const [x, y, scale] = hat?.badgeAt ?? [];
  const badge =
    part === 'badge' && scale !== undefined ? `translate(${x} ${y}) scale(${scale})` : undefined;
  const perched = (part === 'hat' || part === 'badge') && hat?.mode === 'perch';
  const lift = perched ? `translate(0 ${(hair?.topY ?? SKULL_TOP) - HAT_TOP})` : undefined;
  return moved(lift, moved(badge, svg));
}

function colourOfLayer(layer: Layer, own: string, outfit: Outfit): string {
  const lender = layer.colourOf
    ?.split('|')
    .find(part => outfit.modelOf(part)?.layers.length && !outfit.hidden.has(part));
  return lender ? outfit.colourOf(lender) : own;
}

function drawSlots(kit: Kit, outfit: Outfit, id: string): Map<string, string> {
  const slots = new Map<string, string>();
  const draw = ({ part, model, colour }: Worn) => {
    for (const layer of outfit.layersOf(model)) {
      const svg = placed(part, layer.svg.replaceAll('__ID__', id), outfit);
      const drawn = group(`color="${colourOfLayer(layer, colour, outfit)}"`, svg);
      slots.set(layer.slot, (slots.get(layer.slot) ?? '') + drawn);
    }
  };
  for (const one of outfit.worn) if (outfit.allowed(one.part)) draw(one);
  slots.set('shadow', kit.ground ?? '');
  return slots;
}

/** Clip paths: hair that shows under a hat, and trousers tucked into boots. */
function clipsOf(outfit: Outfit, id: string): { defs: string; clipOf: Map<string, string> } {
  const clipOf = new Map<string, string>();
  let defs = '';
  if (outfit.hat?.hairClip) {
    defs += `<clipPath id="${id}hat"><path d="${outfit.hat.hairClip}"/></clipPath>`;
    for (const slot of ['hairFront', 'hairBack']) clipOf.set(slot, `${id}hat`);
  }
  const to = outfit.worn.find(({ model }) => model.legsTo)?.model.legsTo;
  if (to) {
    const d = `M-80 -80 H480 V${to - 34} H264 Q264 ${to} 248 ${to} H152 Q136 ${to} 136 ${to - 34} H-80Z`;
    defs += `<clipPath id="${id}legs"><path d="${d}"/></clipPath>`;
    clipOf.set('bottomLegs', `${id}legs`);
  }
  return { defs, clipOf };
}

/** The window of a view; the head's goes down with a child who sits. */
function viewBoxOf(kit: Kit, outfit: Outfit, view: AvatarView | undefined): string {
  const box = (view && kit.views?.[view]) ?? kit.viewBox;
  const down = /^translate\(0 (\d+)\)$/.exec(outfit.pose['head'] ?? '')?.[1];
  if (view !== 'head' || down === undefined) return box;
  const [x, y, width, height] = box.split(' ').map(Number);
  return `${x} ${(y ?? 0) + Number(down)} ${width} ${height}`;
}

function frame(viewBox: string, { size, title }: ComposeOptions): string {
  const width = size === undefined ? '' : ` width="${Number(size)}"`;
  const label = title
    ? ` role="img" aria-label="${title.replace(/[<>&"]/g, '')}"`
    : ' aria-hidden="true"';
  return `xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${width}${label}`;
}

/**
 * Draws an avatar from a choice of models and colours.
 * @returns one `<svg>` as text; parts and models the kit does not know are left out, colours that
 * are not #hex give way to the kit's, so stored data never reaches the markup (AVATAR-01 to AVATAR-04)
 */
export function composeAvatar(
  kind: AvatarKind,
  choice: AvatarChoice,
  options: ComposeOptions = {},
): string {
  const kit = kits[kind];
  const id = `${(options.uid ?? 'a').replace(/[^\w-]/g, '')}-`;
  const outfit = outfitOf(kit, choice);
  const slots = drawSlots(kit, outfit, id);
  const { defs, clipOf } = clipsOf(outfit, id);
  const drawn = kit.layerOrder.map(({ slot, group: rigid }) => {
    const svg = slots.get(slot);
    if (!svg || outfit.hidden.has(slot)) return '';
    const clip = clipOf.get(slot);
    const clipped = clip ? group(`clip-path="url(#${clip})"`, svg) : svg;
    return moved(outfit.fit[rigid], moved(outfit.pose[rigid], clipped));
  });
  const head = defs && `<defs>${defs}</defs>`;
  return `<svg ${frame(viewBoxOf(kit, outfit, options.view), options)}>${head}${drawn.join('')}</svg>`;
}
