import type { AvatarLook } from '@digipals/avatar';
import type { AgeBand, LanguageCode, TeachingLanguage } from '@digipals/contract';
import { type Random, seededRandom } from '@digipals/engine';
import { type DemoHome, demoHomes } from './demo-homes.ts';

/** Code of the class of the demo world whose children sign in. */
export const DEMO_CLASS = 'DEMO';

/** Code of the other class of its school, whose children have played for days and cannot sign in. */
export const DEMO_OTHER_CLASS = 'DEMO3A';
const homesOfOther = new Set(['gb', 'it', 'az', 'th', 'cn', 'ru', 'es', 'fr']);

/** A child of the demo world. */
export type DemoChild = {
  readonly username: string;
  readonly classCode: string;
  readonly country: string;
  readonly support: LanguageCode;
  readonly teaching?: TeachingLanguage;
  readonly ageBand: AgeBand;
  /** False where the grown-up has not allowed contact. */
  readonly contactAllowed: boolean;
  readonly look?: AvatarLook;
  readonly licence?: false;
  readonly course?: string;
  /** Number of the child's current lesson; the lessons before it are finished. */
  readonly lesson?: number;
};

type Account = Pick<DemoChild, 'username' | 'country' | 'support' | 'ageBand'> & Partial<DemoChild>;

/** The children that can sign in. Between them they show every state of a child. */
const accounts: readonly Account[] = [
  { username: 'Mia', country: 'gb', support: 'gb', ageBand: 2 },
  { username: 'Ali', country: 'tr', support: 'tr', ageBand: 2 },
  { username: 'Leyla', country: 'az', support: 'az', ageBand: 1 },
  { username: 'Malee', country: 'th', support: 'th', ageBand: 3 },
  { username: 'Wei', country: 'cn', support: 'cn', ageBand: 2 },
  { username: 'Ivan', country: 'ru', support: 'ru', ageBand: 2 },
  { username: 'Pablo', country: 'es', support: 'es', ageBand: 3 },
  { username: 'Chloe', country: 'fr', support: 'fr', ageBand: 2 },
  {
    ...{ username: 'Noah', country: 'us', support: 'us', ageBand: 2 },
    ...{ teaching: 'us', licence: false },
  },
  {
    ...{ username: 'Zara', country: 'gb', support: 'gb', ageBand: 2 },
    ...{ licence: false, contactAllowed: false },
  },
  { username: 'Lucas', country: 'br', support: 'gb', ageBand: 1, course: 'playground' },
  { username: 'Amara', country: 'ke', support: 'gb', ageBand: 3 },
  { username: 'Ruby', country: 'au', support: 'gb', ageBand: 2, lesson: 3 },
];

const withoutPermission = new Set(['Nils', 'Ava', 'Quan', 'Dewi']);
const bands: readonly AgeBand[] = [1, 2, 2, 3];
const BANDS_SEED = 1_205;

function childrenOf(home: DemoHome, random: Random): DemoChild[] {
  const { country, support, teaching, names } = home;
  return (['girl', 'boy'] as const).flatMap(look =>
    names[look].map(username => ({
      ...{ username, country, support, look },
      ...(teaching && { teaching }),
      classCode: homesOfOther.has(country) ? DEMO_OTHER_CLASS : `${country.toUpperCase()}4A`,
      ageBand: bands[Math.floor(random() * bands.length)] ?? 2,
      contactAllowed: !withoutPermission.has(username),
    })),
  );
}

/** The 120 children of the demo world, those of the class DEMO first. */
export function demoChildren(): DemoChild[] {
  const random = seededRandom(BANDS_SEED);
  const own = accounts.map(account => ({
    classCode: DEMO_CLASS,
    contactAllowed: true,
    ...account,
  }));
  return [...own, ...demoHomes.flatMap(home => childrenOf(home, random))];
}
