import {
  type AvatarChoice,
  modelsOf,
  type PartChoice,
  paletteOf,
  randomAvatar,
} from '@digipals/avatar';
import { type AvatarPart, interestColours, type Profile, wallpapers } from '@digipals/contract';
import type { Random } from '@digipals/engine';
import type { Looks } from './wearing.policy.ts';

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

/** The child's figure of a choice, in the form that profiles store. */
export function humanFrom(choice: AvatarChoice): Profile['human'] {
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

/** The Domino of a choice, in the form that profiles store. */
export function dominoFrom(choice: AvatarChoice): Profile['domino'] {
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

/** Domino as he looks in the app itself. */
export const classicDomino: AvatarChoice = {
  body: { model: 'half', colour: '#ffffff' },
  hair: { model: 'tuft', colour: '#262a36' },
  head: { model: 'half' },
  eyes: { model: 'hello', colour: '#4b2e1c' },
  eyelids: { model: 'soft', colour: '#262a36' },
  collar: { model: 'tag', colour: '#ff4f5e' },
  top: { model: 'none' },
};

/** The profile of a new child: a random figure, and everything else plain. */
export function newLooks(random: Random): Looks {
  const [wallpaper] = wallpapers;
  const [colours] = interestColours;
  if (!wallpaper || !colours) throw new Error('there are no looks');
  return {
    wallpaper,
    interests: { ...colours, items: [] },
    human: humanFrom(randomAvatar(random)),
    domino: dominoFrom(classicDomino),
  };
}
