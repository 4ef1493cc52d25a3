import {
  type AvatarChoice,
  type AvatarLook,
  demoAvatars,
  modelsOf,
  type PartChoice,
  paletteOf,
  randomAvatar,
  randomDomino,
} from '@digipals/avatar';
import {
  type AvatarPart,
  interestColours,
  interestIds,
  interestUrl,
  type Profile,
  wallpapers,
} from '@digipals/contract';
import { type Random, seededRandom, shuffle } from '@digipals/engine';

const BARE = '#ffffff';

/** The parts of one figure in the form that profiles store. */
function partsFrom(kind: 'human' | 'domino', choice: AvatarChoice) {
  const listOf = (part: string): PartChoice[] => [choice[part] ?? []].flat();
  const colourOf = (part: string): string => {
    const own = listOf(part)[0]?.colour ?? paletteOf(kind, part)[0];
    // Parts without their own colour take the colour of the skin or the fur.
    return own ?? (part === 'body' ? BARE : colourOf('body'));
  };
  const worn = (part: string): AvatarPart[] =>
    listOf(part)
      .filter(({ model }) => model !== 'none')
      .map(({ model, colour }) => ({ model, styles: { colour: colour ?? colourOf(part) } }));
  const required = (part: string): AvatarPart =>
    worn(part)[0] ?? {
      model: modelsOf(kind, part).find(model => model !== 'none') ?? 'none',
      styles: { colour: colourOf(part) },
    };
  const optional = (part: string): AvatarPart | null => worn(part)[0] ?? null;
  return { worn, required, optional };
}

function humanFrom(choice: AvatarChoice): Profile['human'] {
  const { worn, required, optional } = partsFrom('human', choice);
  return {
    body: required('body'),
    eyes: required('eyes'),
    eyelids: optional('eyelids'),
    head: { ...required('head'), styles: required('body').styles },
    glasses: optional('glasses'),
    hair: optional('hair'),
    hat: optional('hat'),
    badge: optional('badge'),
    top: required('top'),
    topTexture: optional('topTexture'),
    bottom: required('bottom'),
    shoes: optional('shoes'),
    socks: optional('socks'),
    accessories: worn('accessories'),
  };
}

function dominoFrom(choice: AvatarChoice): Profile['domino'] {
  const { required, optional } = partsFrom('domino', choice);
  return {
    body: required('body'),
    hair: optional('hair'),
    head: required('head'),
    eyes: required('eyes'),
    eyelids: optional('eyelids'),
    collar: optional('collar'),
    top: optional('top'),
  };
}

/** Domino as he looks in the app itself; Mia has this one. */
const classicDomino: AvatarChoice = {
  body: { model: 'half', colour: '#ffffff' },
  hair: { model: 'tuft', colour: '#262a36' },
  head: { model: 'half' },
  eyes: { model: 'hello', colour: '#4b2e1c' },
  eyelids: { model: 'soft', colour: '#262a36' },
  collar: { model: 'tag', colour: '#ff4f5e' },
  top: { model: 'none' },
};

const FEWEST_INTERESTS = 3;
const MOST_DEMO_INTERESTS = 6;

/** A random generator with a fixed seed for each name and purpose. */
const randomFor = (username: string, what: string): Random => {
  const letters = [...`${username.toLowerCase()} ${what}`];
  return seededRandom(
    letters.reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7),
  );
};

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

function interestsOf(random: Random): Profile['interests'] {
  const count =
    FEWEST_INTERESTS + Math.floor(random() * (MOST_DEMO_INTERESTS - FEWEST_INTERESTS + 1));
  const ids = shuffle(interestIds, random).slice(0, count);
  return {
    ...oneOf(interestColours, random),
    items: ids.map(id => ({ id, imgUrl: interestUrl(id) ?? '' })),
  };
}

/**
 * Profile of a child of the demo world, always the same for the same name. A child without a designed
 * avatar gets a random one in the clothes of its look.
 */
export function demoProfile(
  username: string,
  look?: AvatarLook,
): Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'> {
  const drawn = demoAvatars[username.toLowerCase()];
  const isMia = username.toLowerCase() === 'mia';
  const wallpaper = isMia ? wallpapers[0] : oneOf(wallpapers, randomFor(username, 'wallpaper'));
  return {
    wallpaper: { id: 'meadow', imgUrl: '', bgColor: '#7cc8ff', gradColor: '#8fdcae', ...wallpaper },
    interests: interestsOf(randomFor(username, 'interests')),
    human: humanFrom(drawn ?? randomAvatar(randomFor(username, 'avatar'), look)),
    domino: dominoFrom(isMia ? classicDomino : randomDomino(randomFor(username, 'domino'))),
  };
}
