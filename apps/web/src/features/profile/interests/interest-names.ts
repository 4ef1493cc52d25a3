import type { InterestId } from '@digipals/contract/looks';
import type { MessageKey } from '@digipals/i18n';

/** Text keys of the interest pictures, by id. */
const names = {
  football: 'interest.football',
  basketball: 'interest.basketball',
  tennis: 'interest.tennis',
  swimming: 'interest.swimming',
  bikes: 'interest.bikes',
  skateboarding: 'interest.skateboarding',
  'ice-skating': 'interest.ice-skating',
  skiing: 'interest.skiing',
  karate: 'interest.karate',
  dancing: 'interest.dancing',
  painting: 'interest.painting',
  music: 'interest.music',
  guitar: 'interest.guitar',
  piano: 'interest.piano',
  drums: 'interest.drums',
  singing: 'interest.singing',
  reading: 'interest.reading',
  chess: 'interest.chess',
  puzzles: 'interest.puzzles',
  robots: 'interest.robots',
  space: 'interest.space',
  science: 'interest.science',
  computers: 'interest.computers',
  'video-games': 'interest.video-games',
  photos: 'interest.photos',
  films: 'interest.films',
  magic: 'interest.magic',
  kites: 'interest.kites',
  'teddy-bears': 'interest.teddy-bears',
  camping: 'interest.camping',
  gardening: 'interest.gardening',
  cooking: 'interest.cooking',
  baking: 'interest.baking',
  'ice-cream': 'interest.ice-cream',
  pizza: 'interest.pizza',
  strawberries: 'interest.strawberries',
  cats: 'interest.cats',
  dogs: 'interest.dogs',
  horses: 'interest.horses',
  dinosaurs: 'interest.dinosaurs',
  unicorns: 'interest.unicorns',
  butterflies: 'interest.butterflies',
  dolphins: 'interest.dolphins',
  pandas: 'interest.pandas',
  penguins: 'interest.penguins',
  turtles: 'interest.turtles',
  rabbits: 'interest.rabbits',
  trains: 'interest.trains',
  cars: 'interest.cars',
  planes: 'interest.planes',
  boats: 'interest.boats',
  snow: 'interest.snow',
  rainbows: 'interest.rainbows',
  travel: 'interest.travel',
} as const satisfies Record<InterestId, MessageKey>;

type NameKey = (typeof names)[InterestId];

const known: Partial<Record<string, NameKey>> = names;

/** The text key of an interest; undefined for a picture that this version does not know. */
export const interestKey = (id: string): NameKey | undefined => known[id];
