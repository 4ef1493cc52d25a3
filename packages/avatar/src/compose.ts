import { type AvatarChoice, chosen } from './choice.ts';
import { type ComposeOptions, frame, liftOf, viewBoxOf } from './frame.ts';
import { type DominoMood, dominoMoods, kitInMood } from './kit/domino-moods.ts';
import { type AvatarKind, type Kit, kits, type Layer, type Mood } from './kit.ts';
import { type Outfit, outfitOf, type Worn } from './outfit.ts';

const group = (attribute: string, svg: string) => `<g ${attribute}>${svg}</g>`;
const moved = (transform: string | undefined, svg: string) =>
  transform ? group(`transform="${transform}"`, svg) : svg;

/** A badge is drawn at its hat's place; both move with the hair under a hat on top of it. */
function placed(part: string, svg: string, { hat, hair }: Outfit): string {
  const [x, y, scale] = hat?.badgeAt ?? [];
  const badge =
    part === 'badge' && scale !== undefined ? `translate(${x} ${y}) scale(${scale})` : undefined;
  const perched = (part === 'hat' || part === 'badge') && hat?.mode === 'perch';
  const lift = perched ? `translate(0 ${liftOf(hair)})` : undefined;
  return moved(lift, moved(badge, svg));
}

function colourOfLayer(layer: Layer, own: string, outfit: Outfit): string {
  const lender = layer.colourOf
    ?.split('|')
    .find(part => outfit.modelOf(part)?.layers.length && !outfit.hidden.has(part));
  return lender ? outfit.colourOf(lender) : own;
}

function drawSlots(
  kit: Kit,
  outfit: Outfit,
  id: string,
  moves: boolean | undefined,
): Map<string, string> {
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
  if (moves) slots.set('asleep', kit.asleep ?? '');
  return slots;
}

/** Clip paths: hair under a hat, and trousers tucked into boots. */
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

/** Parts that a picture of the head omits: everything below it, and the hand that waves into a corner. */
const belowHead = ({ slot, group: rigid }: Kit['layerOrder'][number]): boolean =>
  slot === 'arms' ||
  slot === 'armRight' ||
  rigid === 'legs' ||
  rigid === 'chair' ||
  rigid === 'ground';

function drawn(kind: AvatarKind, kit: Kit, choice: AvatarChoice, options: ComposeOptions): string {
  const id = `${(options.uid ?? 'a').replace(/[^\w-]/g, '')}-`;
  const outfit = outfitOf(kit, choice);
  const slots = drawSlots(kit, outfit, id, options.moves);
  const { defs, clipOf } = clipsOf(outfit, id);
  const order =
    options.view === 'head' ? kit.layerOrder.filter(at => !belowHead(at)) : kit.layerOrder;
  const layers = order.map(({ slot, group: rigid }) => {
    const svg = slots.get(slot);
    if (!svg || outfit.hidden.has(slot)) return '';
    const clip = clipOf.get(slot);
    const clipped = clip ? group(`clip-path="url(#${clip})"`, svg) : svg;
    const transform = [outfit.fit[rigid], outfit.pose[rigid]].filter(Boolean).join(' ');
    const placed = moved(transform, clipped);
    return options.moves ? group(`class="g-${rigid} s-${slot}"`, placed) : placed;
  });
  const head = defs && `<defs>${defs}</defs>`;
  const box = options.crop ?? viewBoxOf(kit, outfit, options.view);
  const names = options.moves ? [kind, ...outfit.flags] : [];
  return `<svg ${frame(box, names, options)}>${head}${layers.join('')}</svg>`;
}

/** The complete drawing as text, a cache key: it differs where a picture of the same parts could look different. */
export const drawings = (): string => JSON.stringify([kits, dominoMoods]);

/**
 * Draws an avatar from a choice of models and colours.
 * @returns one `<svg>` as text; unknown parts and models are skipped, colours that
 * are not #hex are replaced by the kit's, so that stored data never reaches the markup (AVATAR-01 to AVATAR-04)
 */
export function composeAvatar(
  kind: AvatarKind,
  choice: AvatarChoice,
  options: ComposeOptions = {},
): string {
  return drawn(kind, kits[kind], choice, options);
}

/**
 * Draws Domino in a mood with his clothes: the mood changes his eyes and, if he has some, his brows,
 * and keeps every colour and all clothes (AVATAR-02).
 * @returns one `<svg>` as text, 400 to 476 in every mood; as safe from stored data as `composeAvatar`
 */
export function composeDomino(
  choice: AvatarChoice,
  mood: DominoMood,
  options: Omit<ComposeOptions, 'view'> = {},
): string {
  const model: Mood = dominoMoods[mood];
  const worn = Object.entries(model.wears ?? {}).map(
    ([part, name]) => [part, { ...chosen(choice, part)[0], model: name }] as const,
  );
  const lids = chosen(choice, 'eyelids')[0];
  const brows = model.brows && lids && { eyelids: { ...lids, model: 'mood' } };
  const inMood = { ...choice, ...Object.fromEntries(worn), ...brows, mood: { model: mood } };
  return drawn('domino', kitInMood(kits.domino, mood), inMood, options);
}
