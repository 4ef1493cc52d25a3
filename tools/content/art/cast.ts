import { type AvatarChoice, demoAvatars } from '@digipals/avatar';
import { line, oval, type Svg, shape } from './svg.ts';

/** The cast: the children of the course and the grown-ups around them. */
export type Person = {
  choice: AvatarChoice;
  skin: string;
  /** Grown-ups have smaller heads on longer bodies. */
  grownUp: boolean;
  /** Beards and the like, drawn on the face under the mouth. */
  onFace: Svg;
};

const skinOf = (choice: AvatarChoice): string => {
  const body = [choice['body'] ?? []].flat()[0];
  return body?.colour ?? '#f2b78c';
};

const child = (choice: AvatarChoice | undefined): Person => {
  if (!choice) throw new Error('This child of the cast has no avatar');
  return { choice, skin: skinOf(choice), grownUp: false, onFace: '' };
};

type Look = {
  skin: string;
  hair: readonly [string, string];
  top: readonly [string, string];
  bottom: readonly [string, string];
  glasses?: string;
  lashes?: boolean;
  onFace?: Svg;
  more?: AvatarChoice;
};

const choiceOf = (look: Look, body: string): AvatarChoice => ({
  body: { model: body, colour: look.skin },
  head: { model: 'round' },
  eyes: { model: 'oval', colour: '#4b2e1c' },
  eyelids: { model: look.lashes ? 'lashes' : 'none' },
  glasses: look.glasses ? { model: 'round', colour: look.glasses } : { model: 'none' },
  hair: { model: look.hair[0], colour: look.hair[1] },
  hat: { model: 'none' },
  badge: { model: 'none' },
  top: { model: look.top[0], colour: look.top[1] },
  topTexture: { model: 'plain', colour: '#ffffff' },
  bottom: { model: look.bottom[0], colour: look.bottom[1] },
  socks: { model: 'ankle', colour: '#ffffff' },
  shoes: { model: 'sneakers', colour: '#5a6372' },
  accessories: { model: 'none' },
  ...look.more,
});

const grownUp = (look: Look): Person => ({
  choice: choiceOf(look, 'older'),
  skin: look.skin,
  grownUp: true,
  onFace: look.onFace ?? '',
});

const sibling = (look: Look): Person => ({
  choice: choiceOf(look, 'middle'),
  skin: look.skin,
  grownUp: false,
  onFace: '',
});

const moustache = (colour: string): Svg =>
  shape(
    'M200 248 q-14 -10 -34 -2 q-12 6 -20 4 q8 18 28 16 q18 -2 26 -10 q8 8 26 10 q20 2 28 -16 q-8 2 -20 -4 q-20 -8 -34 2Z',
    colour,
  );
const beard = (colour: string): Svg =>
  shape(
    'M92 216 C96 270 138 318 200 318 C262 318 304 270 308 216 C298 244 280 248 262 244 Q200 228 138 244 C120 248 102 244 92 216Z',
    colour,
  );
const wrinkles = line('M118 222 q-8 6 -8 14 M282 222 q8 6 8 14', '#00000022', 4);
const pearls = oval([100, 262, 8, 8], '#fff') + oval([300, 262, 8, 8], '#fff');

const grey = '#c9cdd6';

const cast = {
  mia: child(demoAvatars['mia']),
  zara: child(demoAvatars['zara']),
  leyla: child(demoAvatars['leyla']),
  malee: child(demoAvatars['malee']),
  chloe: child(demoAvatars['chloe']),
  ali: child(demoAvatars['ali']),
  wei: child(demoAvatars['wei']),
  ivan: child(demoAvatars['ivan']),
  pablo: child(demoAvatars['pablo']),
  noah: child(demoAvatars['noah']),
  // Leyla's family, which also illustrates the words mum, dad, brother …
  mum: grownUp({
    skin: '#eebb8f',
    hair: ['wavy', '#33221a'],
    top: ['dress', '#2fb5a8'],
    bottom: ['leggings', '#20305a'],
    lashes: true,
  }),
  dad: grownUp({
    skin: '#e6ac7d',
    hair: ['short', '#2a1d18'],
    top: ['shirt', '#4a7be8'],
    bottom: ['jeans', '#39446b'],
    onFace: beard('#3a2a22'),
  }),
  grandma: grownUp({
    skin: '#eebb8f',
    hair: ['bun', grey],
    top: ['dress', '#b06fd8'],
    bottom: ['leggings', '#6b5a86'],
    glasses: '#7d5be0',
    onFace: wrinkles + pearls,
  }),
  grandpa: grownUp({
    skin: '#e6ac7d',
    hair: ['buzz', grey],
    top: ['shirt', '#5f9f6b'],
    bottom: ['jeans', '#6b5748'],
    glasses: '#5a6372',
    onFace: wrinkles + moustache('#e4e7ec'),
  }),
  brother: sibling({
    skin: '#eebb8f',
    hair: ['spiky', '#33221a'],
    top: ['tshirt', '#ffd23f'],
    bottom: ['shorts', '#4a7be8'],
    more: { hat: { model: 'cap', colour: '#e83a3c' } },
  }),
  brother2: sibling({
    skin: '#eebb8f',
    hair: ['short', '#33221a'],
    top: ['tshirt', '#8fd3ff'],
    bottom: ['shorts', '#5a6372'],
    more: { hat: { model: 'cap', colour: '#e83a3c' } },
  }),
  sister: sibling({
    skin: '#eebb8f',
    hair: ['braids', '#33221a'],
    top: ['tshirt', '#9d7cff'],
    bottom: ['skirt', '#ffb43d'],
    lashes: true,
  }),
  sister2: sibling({
    skin: '#eebb8f',
    hair: ['ponytail', '#33221a'],
    top: ['tshirt', '#ff8c42'],
    bottom: ['skirt', '#2fb5a8'],
    lashes: true,
  }),
  // Families of others: Ivan's, Chloe's, Malee's, and the parents of Noah and Zara.
  ivanMum: grownUp({
    skin: '#ffdfc8',
    hair: ['ponytail', '#d9a54a'],
    top: ['tshirt', '#ff7a8c'],
    bottom: ['jeans', '#3c4a78'],
    lashes: true,
  }),
  ivanGrandpa: grownUp({
    skin: '#ffdfc8',
    hair: ['short', '#e4e7ec'],
    top: ['shirt', '#4a7be8'],
    bottom: ['jeans', '#5a6372'],
    onFace: wrinkles + beard('#eef0f4'),
  }),
  chloeMum: grownUp({
    skin: '#fbcda5',
    hair: ['bob', '#b5622a'],
    top: ['dress', '#4a7be8'],
    bottom: ['leggings', '#20305a'],
    lashes: true,
  }),
  chloeGrandma: grownUp({
    skin: '#fbcda5',
    hair: ['wavy', '#e4e7ec'],
    top: ['dress', '#e86a8a'],
    bottom: ['leggings', '#6b5a86'],
    glasses: '#e24a5a',
    onFace: wrinkles,
  }),
  maleeGrandma: grownUp({
    skin: '#d8976a',
    hair: ['bun', '#b9bdc8'],
    top: ['dress', '#e0679b'],
    bottom: ['leggings', '#4d5b8c'],
    onFace: wrinkles + pearls,
  }),
  teacher: grownUp({
    skin: '#9a5f3c',
    hair: ['afro', '#2a1d18'],
    top: ['shirt', '#ffb43d'],
    bottom: ['jeans', '#39446b'],
    glasses: '#20242f',
    lashes: true,
  }),
} satisfies Record<string, Person>;

export type PersonName = keyof typeof cast;

/** The looks of the cast, by name. */
export const people: Record<PersonName, Person> = cast;

/** The ten children of the course. */
export const children = [
  'mia',
  'zara',
  'leyla',
  'malee',
  'chloe',
  'ali',
  'wei',
  'ivan',
  'pablo',
  'noah',
] as const satisfies readonly PersonName[];
