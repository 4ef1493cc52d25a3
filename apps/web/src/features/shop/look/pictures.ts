import {
  type AvatarKind,
  type ComposeOptions,
  choiceOfProfile,
  composeAvatar,
  composeDomino,
  type Figure,
  wornOn,
} from '@digipals/avatar';

/** Which parts a picture shows or omits, and which piece of the drawing; by default all. */
type Piece = {
  only?: readonly string[];
  without?: readonly string[];
  view?: 'head';
  crop?: string;
};

const hatted: Piece = { view: 'head', crop: '16 -46 368 376' };
const bare: Piece = { ...hatted, crop: '34 -6 332 340', without: ['hat', 'badge'] };
const wholeBody: Piece = { crop: '0 36 400 600', without: ['hat', 'badge'] };
const dressed = ['body', 'top', 'topTexture', 'bottom'];
const feet = ['body', 'bottom', 'socks', 'shoes'];
const dogHead: Piece = { crop: '20 20 380 330' };

/** What the tiles of a part show. */
const tiles: Record<AvatarKind, Record<string, Piece>> = {
  human: {
    ...{ head: bare, eyes: bare, eyelids: bare, glasses: bare, hair: bare, hat: hatted },
    top: { only: dressed, crop: '66 296 300 256' },
    bottom: { only: dressed, crop: '70 420 260 190' },
    socks: { only: feet, crop: '112 500 176 130' },
    shoes: { only: feet, crop: '92 514 216 120' },
    accessories: { crop: '20 36 360 420', without: ['hat', 'badge'] },
  },
  domino: { hair: dogHead, head: dogHead, eyes: dogHead, eyelids: dogHead },
};

/** Accessories that are not in the usual piece. */
const accessoryTiles: Record<string, Piece> = {
  ...{ bow: bare, headphones: bare, catears: bare, hearing: bare },
  ...{ wings: wholeBody, cape: wholeBody, wheelchair: wholeBody, crutch: wholeBody },
};

/** What the picture of a single thing shows. */
const things: Record<AvatarKind, Record<string, Piece>> = {
  human: {
    head: { only: ['body', 'head', 'eyes', 'eyelids'], crop: '50 60 300 270' },
    eyes: { only: ['eyes', 'eyelids'], crop: '108 140 184 110' },
    eyelids: { only: ['eyes', 'eyelids'], crop: '108 140 184 110' },
    glasses: { only: ['glasses'], crop: '80 156 240 100' },
    hair: { only: ['hair'], crop: '16 -12 368 372' },
    hat: { only: ['hat', 'badge'], crop: '24 -42 352 236' },
    badge: { only: ['hat', 'badge'], crop: '166 64 68 68' },
    top: { only: ['top', 'topTexture'], crop: '84 294 272 250' },
    topTexture: { only: ['top', 'topTexture'], crop: '140 336 120 120' },
    bottom: { only: ['bottom'], crop: '114 440 172 156' },
    socks: { only: ['socks'], crop: '132 516 136 90' },
    shoes: { only: ['shoes'], crop: '88 526 224 106' },
  },
  domino: {
    hair: dogHead,
    head: dogHead,
    eyes: dogHead,
    eyelids: dogHead,
    collar: { only: ['collar'], crop: '112 304 196 144' },
  },
};

/** The piece of the drawing in which each accessory is. */
const accessories: Record<string, string> = {
  backpack: '104 312 192 156',
  scarf: '130 300 140 150',
  bow: '226 66 100 82',
  headphones: '44 34 312 226',
  necklace: '144 312 112 82',
  medal: '140 306 120 140',
  hearing: '46 160 308 104',
  wheelchair: '47 354 305 276',
  catears: '88 2 224 148',
  wings: '16 276 369 222',
  cape: '63 316 273 284',
  crutch: '52 374 96 242',
};

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function draw(kind: AvatarKind, figure: Figure, { only, without, view, crop }: Piece): string {
  const shown = Object.entries(figure).filter(
    ([part]) => (!only || only.includes(part)) && !without?.includes(part),
  );
  const options: ComposeOptions = { ...(view && { view }), ...(crop && { crop }) };
  return addressOf(composeAvatar(kind, choiceOfProfile(Object.fromEntries(shown)), options));
}

/** A standing child of middle size, so that a piece of the drawing shows what it should. */
function standing(figure: Figure): Figure {
  const [body] = wornOn(figure, 'body');
  const others = wornOn(figure, 'accessories').filter(({ model }) => model !== 'wheelchair');
  return { ...figure, accessories: others, ...(body && { body: { ...body, model: 'middle' } }) };
}

/** The whole figure, as in the room, in parts that can be moved (ALIVE-17). */
export function figurePicture(kind: AvatarKind, figure: Figure): string {
  const choice = choiceOfProfile(figure);
  const moves = { moves: true };
  return addressOf(
    kind === 'human' ? composeAvatar(kind, choice, moves) : composeDomino(choice, 'hello', moves),
  );
}

/** A look small: the child's head with its hat, or all of Domino. */
export const lookPicture = (kind: AvatarKind, figure: Figure): string =>
  kind === 'human' ? draw(kind, standing(figure), hatted) : figurePicture(kind, figure);

/** The drawn child in base64, in the form of an uploaded picture (AVATAR-06). */
export const uploadOf = (figure: Figure): string =>
  btoa(composeAvatar('human', choiceOfProfile(figure)));

/** The figure as the tile of a model shows it. */
export function tilePicture(
  kind: AvatarKind,
  figure: Figure,
  { part, model }: { part: string; model: string },
): string {
  const special = part === 'accessories' ? accessoryTiles[model] : undefined;
  const piece = special ?? tiles[kind][part] ?? {};
  const seated = model === 'wheelchair' || !piece.crop;
  return draw(kind, kind === 'domino' || seated ? figure : standing(figure), piece);
}

/** One thing alone, as in the buy bar; `crop` frames it more closely. */
export function thingPicture(
  kind: AvatarKind,
  figure: Figure,
  { part, model, crop }: { part: string; model: string; crop?: string | undefined },
): string {
  if (kind === 'human' && part === 'accessories') {
    const worn = wornOn(figure, part).filter(one => one.model === model);
    const own = accessories[model];
    return draw(kind, { accessories: worn }, own ? { crop: own } : {});
  }
  const piece = things[kind][part] ?? {};
  // Badges are cut out of a cap, which has its badge in the middle.
  const cap = { model: 'cap', styles: { colour: '#3fbf7f' } };
  const shown = part === 'badge' ? { ...figure, hat: cap } : figure;
  return draw(kind, shown, crop ? { ...piece, crop } : piece);
}
