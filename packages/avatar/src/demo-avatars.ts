import type { AvatarChoice } from './choice.ts';

/** The usual clothes of demo children: a T-shirt, shorts, striped socks and trainers. */
function kid(
  skin: string,
  [hair, hairColour]: [model: string, colour: string],
  clothes: { top: string; print: string; bottom: string; socks: string; shoes: string },
  more: AvatarChoice = {},
): AvatarChoice {
  return {
    body: { model: 'middle', colour: skin },
    head: { model: 'round' },
    eyes: { model: 'oval', colour: '#6b4226' },
    eyelids: { model: 'none' },
    glasses: { model: 'none' },
    hair: { model: hair, colour: hairColour },
    hat: { model: 'none' },
    badge: { model: 'none' },
    top: { model: 'tshirt', colour: clothes.top },
    topTexture: { model: 'star', colour: clothes.print },
    bottom: { model: 'shorts', colour: clothes.bottom },
    socks: { model: 'stripes', colour: clothes.socks },
    shoes: { model: 'sneakers', colour: clothes.shoes },
    accessories: { model: 'none' },
    ...more,
  };
}

const LASHES = { model: 'lashes' };

/** The avatars of the children of the demo world, by username. */
export const demoAvatars: Record<string, AvatarChoice> = {
  mia: kid(
    '#f2b78c',
    ['bob', '#5b3422'],
    { top: '#ffd23f', print: '#ff5d5d', bottom: '#4a7be8', socks: '#ff5d5d', shoes: '#ff5d5d' },
    { eyelids: LASHES, accessories: { model: 'bow', colour: '#ff5c9d' } },
  ),
  ali: kid(
    '#e0a878',
    ['short', '#20242f'],
    { top: '#4fc3f7', print: '#ffffff', bottom: '#5a6372', socks: '#4fc3f7', shoes: '#2fb56a' },
    {
      hat: { model: 'cap', colour: '#2fb56a' },
      badge: { model: 'star', colour: '#ff5d5d' },
    },
  ),
  leyla: kid(
    '#eebb8f',
    ['bun', '#33221a'],
    { top: '#ff9ccb', print: '#ffffff', bottom: '#6a6be0', socks: '#ff7ab6', shoes: '#ffd23f' },
    { eyelids: LASHES },
  ),
  malee: kid(
    '#dd9d6c',
    ['long', '#20181a'],
    { top: '#9d7cff', print: '#ffe066', bottom: '#3fb578', socks: '#ffd23f', shoes: '#ff8fb3' },
    { eyelids: LASHES, eyes: { model: 'almond', colour: '#4b2e1c' } },
  ),
  wei: kid(
    '#f6c79b',
    ['short', '#1e222b'],
    { top: '#ff8c42', print: '#ffffff', bottom: '#4a7be8', socks: '#ff8c42', shoes: '#3f4a66' },
    { eyes: { model: 'almond', colour: '#4b2e1c' } },
  ),
  ivan: kid('#ffdfc8', ['short', '#e2b35a'], {
    top: '#3fae7c',
    print: '#ffffff',
    bottom: '#3c4a78',
    socks: '#3fae7c',
    shoes: '#ff6b52',
  }),
  pablo: kid(
    '#d69a63',
    ['short', '#4a2c1c'],
    { top: '#ff5d5d', print: '#ffd23f', bottom: '#4d5b8c', socks: '#ffd23f', shoes: '#ffae1f' },
    { accessories: { model: 'hearing', colour: '#4fc3f7' } },
  ),
  chloe: kid(
    '#fbcda5',
    ['ponytail', '#d9822b'],
    { top: '#5fd0b5', print: '#ffffff', bottom: '#ff7a8c', socks: '#5fd0b5', shoes: '#7d5be0' },
    { eyelids: LASHES, head: { model: 'round-grin' } },
  ),
  noah: kid(
    '#774628',
    ['buzz', '#1e1512'],
    { top: '#ffb43d', print: '#33498f', bottom: '#2a8cf4', socks: '#33498f', shoes: '#ffffff' },
    { accessories: { model: 'wheelchair', colour: '#2a8cf4' } },
  ),
  zara: kid(
    '#9a5f3c',
    ['afro', '#3a2218'],
    { top: '#ff7ab6', print: '#ffe066', bottom: '#7d5be0', socks: '#ffd23f', shoes: '#8ed1fc' },
    { eyelids: LASHES, glasses: { model: 'round', colour: '#2b6fdf' } },
  ),
  lucas: kid(
    '#c08050',
    ['spiky', '#3a2218'],
    { top: '#3fbf7f', print: '#ffd23f', bottom: '#20305a', socks: '#ffffff', shoes: '#4a7be8' },
    { top: { model: 'football', colour: '#ffd23f' }, head: { model: 'square-smile' } },
  ),
  amara: kid(
    '#573320',
    ['braids', '#20242f'],
    { top: '#ff8c42', print: '#ffe066', bottom: '#2fb5a8', socks: '#ff8c42', shoes: '#ff5d5d' },
    { eyelids: LASHES, bottom: { model: 'skirt', colour: '#2fb5a8' } },
  ),
  ruby: kid(
    '#ffdfc8',
    ['wavy', '#c2452d'],
    { top: '#2fb5a8', print: '#ffffff', bottom: '#4d5b8c', socks: '#ffd23f', shoes: '#ff6b52' },
    { eyelids: LASHES, top: { model: 'jumper', colour: '#2fb5a8' }, head: { model: 'oval-grin' } },
  ),
};
