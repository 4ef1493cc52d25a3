import {
  type AvatarChoice,
  demoAvatars,
  modelsOf,
  type PartChoice,
  paletteOf,
} from '@digipals/avatar';
import type { AvatarPart, Profile } from '@digipals/contract';

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

function newDomino(): Profile['domino'] {
  const { always, perhaps } = partsFrom('domino', {});
  return {
    body: always('body'),
    hair: perhaps('hair'),
    head: always('head'),
    eyes: always('eyes'),
    eyelids: perhaps('eyelids'),
    collar: perhaps('collar'),
    top: always('top'),
  };
}

/** Profile of a child of the demo world; the picture of the wallpaper is the app's own. */
export function demoProfile(
  username: string,
): Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'> {
  const choice = demoAvatars[username.toLowerCase()];
  if (!choice) throw new Error(`${username} has no avatar`);
  return {
    wallpaper: { id: 'meadow', imgUrl: '', bgColor: '#7cc8ff', gradColor: '#8fdcae' },
    interests: { bgColor: '#fff3c4', gradColor: '#ffe08a', items: [] },
    human: humanFrom(choice),
    domino: newDomino(),
  };
}
