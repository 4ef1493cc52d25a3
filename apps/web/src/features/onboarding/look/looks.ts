import { choiceOfProfile, composeAvatar, paletteOf, wornOn } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';

type Human = Profile['human'];

/** The eight skin tones. */
export const skins = paletteOf('human', 'body');

/** Ten kinds of hair, including headscarf and turban. */
export const hairs = [
  ...['short', 'afro', 'braids', 'ponytail', 'bob', 'hijab', 'turban', 'spiky', 'buzz', 'wavy'],
];
const cloths: Readonly<Record<string, string>> = { hijab: '#2fb5a8', turban: '#e86a6a' };
const naturalHair = '#5b3422';

/** Five tops. All parts here belong to everybody. */
export const tops = [
  { model: 'tshirt', colour: '#ffd23f' },
  { model: 'shirt', colour: '#4fc3f7' },
  { model: 'jumper', colour: '#ff8c42' },
  { model: 'tshirt', colour: '#3fbf7f' },
  { model: 'shirt', colour: '#9d7cff' },
];

/** The colour in which a child gets a kind of hair: that of its own, unless it wears cloth. */
export function hairColour(human: Human, model: string): string {
  const [own] = wornOn(human, 'hair');
  const natural = own && !Object.hasOwn(cloths, own.model) ? own.styles.colour : naturalHair;
  return cloths[model] ?? natural;
}

/** The address of a drawing of the child, in parts that can be moved (ALIVE-17). */
export function pictureOf(human: Human, view: 'full' | 'head'): string {
  const svg = composeAvatar('human', choiceOfProfile(human), { view, moves: view === 'full' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
