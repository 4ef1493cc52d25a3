import { choiceOfProfile, composeAvatar, paletteOf, partsFit } from '@digipals/avatar';
import type { Profile } from '@digipals/contract';

type Human = Profile['human'];

/** The eight skin tones. */
export const skins = paletteOf('human', 'body');

/** Ten kinds of hair, with headscarf and turban. */
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

const part = (model: string, colour: string) => ({ model, styles: { colour } });

/** The child with another skin; the head has its colour. */
export const withSkin = (human: Human, colour: string): Human => ({
  ...human,
  body: part(human.body.model, colour),
  head: part(human.head.model, colour),
});

/** The child with other hair. A turban leaves no room for a hat. */
export function withHair(human: Human, model: string): Human {
  const { hair } = human;
  const isCloth = hair !== null && Object.hasOwn(cloths, hair.model);
  const own = hair === null || isCloth ? naturalHair : hair.styles.colour;
  const next = { ...human, hair: part(model, cloths[model] ?? own) };
  return model === 'turban' ? { ...next, hat: null, badge: null } : next;
}

/** The child with another top; a print that does not fit it is left out. */
export function withTop(human: Human, { model, colour }: (typeof tops)[number]): Human {
  const next = { ...human, top: part(model, colour) };
  return partsFit('human', choiceOfProfile(next)) ? next : { ...next, topTexture: null };
}

/** The address of a drawing of the child. */
export function pictureOf(human: Human, view: 'full' | 'head'): string {
  const svg = composeAvatar('human', choiceOfProfile(human), { view });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
