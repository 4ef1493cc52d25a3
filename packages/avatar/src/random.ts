import type { AvatarChoice, PartChoice } from './choice.ts';
import dominoData from './kit/domino.json' with { type: 'json' };
import humanData from './kit/human.json' with { type: 'json' };

/** A source of random numbers in [0, 1). Always injected, so that every avatar can be drawn again. */
type Random = () => number;
/** What a child likes to wear, so that a picture matches a name. */
export type AvatarLook = 'girl' | 'boy';
/** Relative weights. */
type Weights = Record<string, number>;

const { palettes, naturalHair, outfits } = humanData;

const hair: Record<AvatarLook, Weights> = {
  girl: {
    ...{ braids: 3, ponytail: 3, long: 3, bob: 3, wavy: 3, bun: 2, afro: 2 },
    ...{ hijab: 1.5, dreads: 1, short: 0.5 },
  },
  boy: { short: 4, spiky: 3, buzz: 2, afro: 2, dreads: 1.5, wavy: 1 },
};
const tops: Record<AvatarLook, Weights> = {
  girl: { tshirt: 4, dress: 3, hoodie: 3, jumper: 2, shirt: 1, football: 1, kimono: 0.3 },
  boy: { tshirt: 4, hoodie: 3, jumper: 2, shirt: 2, football: 2, kimono: 0.3 },
};
const bottoms: Record<AvatarLook, Weights> = {
  girl: { shorts: 3, jeans: 3, skirt: 3, leggings: 2, longskirt: 1, sporty: 1 },
  boy: { shorts: 4, jeans: 3, sporty: 3 },
};
const shoes: Record<AvatarLook, Weights> = {
  girl: { sneakers: 4, boots: 2, sandals: 2, ballet: 2, wellies: 1, skates: 0.5 },
  boy: { sneakers: 5, boots: 2, sandals: 1, wellies: 1, skates: 0.5 },
};
const eyelids: Record<AvatarLook, Weights> = {
  girl: { lashes: 6, none: 3, wink: 0.4, brave: 0.4 },
  boy: { none: 8, brave: 1.5, sleepy: 0.4, wink: 0.4 },
};
const extras: Record<AvatarLook, Weights> = {
  girl: { none: 5, bow: 2, backpack: 1, scarf: 1, headphones: 1, necklace: 1, medal: 0.5 },
  boy: { none: 6, backpack: 1.5, scarf: 1, headphones: 1.5, medal: 1 },
};
const heads: Weights = {
  ...{ round: 1, 'round-smile': 3, 'round-grin': 2, oval: 1, 'oval-smile': 3, 'oval-grin': 2 },
  ...{ square: 0.5, 'square-smile': 1.5, 'square-grin': 1 },
};
const eyes: Weights = { oval: 4, round: 3, almond: 3, sparkle: 2, button: 2 };
const bodies: Weights = { young: 1, middle: 2, older: 1 };
const socks: Weights = { none: 1, ankle: 2, stripes: 3, knee: 1, odd: 1 };
const textures: Weights = { plain: 3, stripes: 2, star: 2, dots: 1.5, checks: 1, rainbow: 1 };
const glasses: Weights = { none: 12, round: 1, soft: 1, square: 1, cat: 0.5, star: 0.3 };
const hats: Weights = {
  ...{ none: 14, cap: 2, beanie: 1, sunhat: 1, beret: 1, helmet: 0.4, party: 0.4, crown: 0.4 },
};
const badges: Weights = {
  ...{ none: 3, star: 2, heart: 1, lightning: 1, flower: 1, football: 1, paw: 1 },
};
const chairs: Weights = { none: 19, wheelchair: 1 };
const aids: Weights = { none: 19, hearing: 1 };

/** Headscarves, and the clothes that match them. */
const covered = new Set(['hijab']);
const coveredTops: Weights = { hoodie: 3, jumper: 3 };
const coveredBottoms: Weights = { jeans: 2, leggings: 1, longskirt: 2 };
/** Things on the head that would collide with a hat; a headscarf also collides with things on the neck. */
const onHead = new Set(['bow', 'headphones']);
const onNeck = new Set(['scarf', 'necklace']);
/** Skins up to this one may have any eye colour, the others have brown eyes. */
const LAST_SKIN_OF_ALL_EYES = 2;
const BROWNS = 3;

/** A badge has a white background, on which not every colour is visible. */
const fitsBadge = (colour: string): boolean => palettes.badge.includes(colour);
const BADGE_COLOUR = '#7d5be0';

function pick(weights: Weights, random: Random): string {
  const all = Object.entries(weights);
  let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return all[0]?.[0] ?? 'none';
}

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

/** Skin, with natural hair and eyes. */
function nature(look: AvatarLook, random: Random) {
  const skin = Math.floor(random() * palettes.body.length);
  const model = pick(hair[look], random);
  const shade = palettes.hair[oneOf(naturalHair[skin] ?? [0], random)] as string;
  const cloth = oneOf(palettes.hijab, random);
  const brown = palettes.eyes.slice(0, BROWNS);
  return {
    skin: palettes.body[skin] as string,
    hair: { model, colour: covered.has(model) ? cloth : shade },
    eyeColour: oneOf(skin <= LAST_SKIN_OF_ALL_EYES ? palettes.eyes : brown, random),
  };
}

function onTop(look: AvatarLook, isCovered: boolean, random: Random) {
  const wished = pick(hats, random);
  const hat = isCovered ? 'none' : wished;
  const badge = pick(badges, random);
  const extra = pick(extras[look], random);
  const clashes =
    (onHead.has(extra) && (isCovered || hat !== 'none')) || (onNeck.has(extra) && isCovered);
  return { hat, badge: hat === 'none' ? 'none' : badge, extra: clashes ? 'none' : extra };
}

/**
 * An avatar as a child would make it: natural hair for its skin, matching clothes,
 * nothing that collides.
 * @param look what the child likes to wear; random by default
 */
export function randomAvatar(random: Random, look?: AvatarLook): AvatarChoice {
  const style = look ?? oneOf(['girl', 'boy'] as const, random);
  const own = nature(style, random);
  const [top, print, bottom, shoe, sock, bright] = oneOf(outfits, random) as [
    ...[string, string, string],
    ...[string, string, string],
  ];
  const isCovered = covered.has(own.hair.model);
  const { hat, badge, extra } = onTop(style, isCovered, random);
  const worn = [pick(chairs, random), pick(aids, random), extra].filter(name => name !== 'none');
  const coloured = (model: string, colour: string): PartChoice => ({ model, colour });
  return {
    body: coloured(pick(bodies, random), own.skin),
    head: { model: pick(heads, random) },
    eyes: coloured(pick(eyes, random), own.eyeColour),
    eyelids: { model: pick(eyelids[style], random) },
    glasses: coloured(pick(glasses, random), oneOf(palettes.glasses, random)),
    hair: own.hair,
    hat: coloured(hat, bright),
    badge: coloured(badge, [print, shoe, bright].find(fitsBadge) ?? BADGE_COLOUR),
    top: coloured(pick(isCovered ? coveredTops : tops[style], random), top),
    topTexture: coloured(pick(textures, random), print),
    bottom: coloured(pick(isCovered ? coveredBottoms : bottoms[style], random), bottom),
    socks: coloured(pick(socks, random), sock),
    shoes: coloured(pick(shoes[style], random), shoe),
    accessories: worn.map(model => coloured(model, bright)),
  };
}

const dominoMarks: Weights = { half: 5, dots: 2, saddle: 2 };
const dominoFaces: Weights = { half: 4, patch: 3, freckles: 1 };
const dominoHair: Weights = { tuft: 4, swoop: 2, curl: 2, mohawk: 1 };
const collars: Weights = { tag: 4, bell: 2, bandana: 2, bowtie: 1, flowers: 1 };
const dominoTops: Weights = {
  none: 6,
  cape: 1,
  jumper: 1,
  tshirt: 1,
  raincoat: 0.5,
  football: 0.5,
};

/** A random Domino: always white with dark marks, with a collar and perhaps clothes. */
export function randomDomino(random: Random): AvatarChoice {
  const { collar, top, hair: marks, body, eyes: irises } = dominoData.palettes;
  return {
    body: { model: pick(dominoMarks, random), colour: body[0] as string },
    hair: { model: pick(dominoHair, random), colour: marks[0] as string },
    head: { model: pick(dominoFaces, random) },
    eyes: { model: 'hello', colour: oneOf(irises, random) },
    eyelids: { model: 'soft', colour: marks[0] as string },
    collar: { model: pick(collars, random), colour: oneOf(collar, random) },
    top: { model: pick(dominoTops, random), colour: oneOf(top, random) },
  };
}
