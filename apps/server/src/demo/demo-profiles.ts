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

/** The parts of one figure in the form profiles keep. */
function partsFrom(kind: 'human' | 'domino', choice: AvatarChoice) {
  const listOf = (part: string): PartChoice[] => [choice[part] ?? []].flat();
  const colourOf = (part: string): string => {
    const own = listOf(part)[0]?.colour ?? paletteOf(kind, part)[0];
    // Parts without a colour of their own take that of the skin or the fur.
    return own ?? (part === 'body' ? BARE : colourOf('body'));
  };
  const worn = (part: string): AvatarPart[] =>
    listOf(part)
      .filter(({ model }) => model !== 'none')
      .map(({ model, colour }) => ({ model, styles: { colour: colour ?? colourOf(part) } }));
  const always = (part: string): AvatarPart =>
    worn(part)[0] ?? {
      model: modelsOf(kind, part).find(model => model !== 'none') ?? 'none',
      styles: { colour: colourOf(part) },
    };
  const perhaps = (part: string): AvatarPart | null => worn(part)[0] ?? null;
  return { worn, always, perhaps };
}

function humanFrom(choice: AvatarChoice): Profile['human'] {
  const { worn, always, perhaps } = partsFrom('human', choice);
  return {
    body: always('body'),
    eyes: always('eyes'),
    eyelids: perhaps('eyelids'),
    head: { ...always('head'), styles: always('body').styles },
    glasses: perhaps('glasses'),
    hair: perhaps('hair'),
    hat: perhaps('hat'),
    badge: perhaps('badge'),
    top: always('top'),
    topTexture: perhaps('topTexture'),
    bottom: always('bottom'),
    shoes: perhaps('shoes'),
    socks: perhaps('socks'),
    accessories: worn('accessories'),
  };
}

function dominoFrom(choice: AvatarChoice): Profile['domino'] {
  const { always, perhaps } = partsFrom('domino', choice);
  return {
    body: always('body'),
    hair: perhaps('hair'),
    head: always('head'),
    eyes: always('eyes'),
    eyelids: perhaps('eyelids'),
    collar: perhaps('collar'),
    top: perhaps('top'),
  };
}

/** Domino as the app itself draws him: Mia's. */
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
const MOST_INTERESTS = 6;

/** Chance that is the same for a name, apart for each thing that is chosen by it. */
const chanceOf = (username: string, what: string): Random => {
  const letters = [...`${username.toLowerCase()} ${what}`];
  return seededRandom(
    letters.reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7),
  );
};

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

function interestsOf(random: Random): Profile['interests'] {
  const count = FEWEST_INTERESTS + Math.floor(random() * (MOST_INTERESTS - FEWEST_INTERESTS + 1));
  const ids = shuffle(interestIds, random).slice(0, count);
  return {
    ...oneOf(interestColours, random),
    items: ids.map(id => ({ id, imgUrl: interestUrl(id) ?? '' })),
  };
}

/**
 * Profile of a child of the demo world, the same for the same name. Who has no avatar drawn for it
 * gets one by chance, in the clothes of its look.
 */
export function demoProfile(
  username: string,
  look?: AvatarLook,
): Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'> {
  const drawn = demoAvatars[username.toLowerCase()];
  const isMia = username.toLowerCase() === 'mia';
  const wallpaper = isMia ? wallpapers[0] : oneOf(wallpapers, chanceOf(username, 'wallpaper'));
  return {
    wallpaper: { id: 'meadow', imgUrl: '', bgColor: '#7cc8ff', gradColor: '#8fdcae', ...wallpaper },
    interests: interestsOf(chanceOf(username, 'interests')),
    human: humanFrom(drawn ?? randomAvatar(chanceOf(username, 'avatar'), look)),
    domino: dominoFrom(isMia ? classicDomino : randomDomino(chanceOf(username, 'domino'))),
  };
}
