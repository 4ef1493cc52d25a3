import { type Key, named } from './choice.ts';

/** What a child chooses about its play, its hobbies and the weather (lessons 13 to 16). */
export const freeTime = {
  can: {
    sentence: 'I can {me}.',
    values: {
      ride: { word: 'ride a bike', picture: 'ride' },
      climb: { word: 'climb a tree', picture: 'climb' },
      fly: { word: 'fly a kite', picture: 'l13-fly-kite' },
      throw: { word: 'throw a ball', picture: 'throw' },
      catch: { word: 'catch a ball', picture: 'catch' },
      kick: { word: 'kick a ball', picture: 'kick' },
    },
  },
  cannot: {
    sentence: "I can't {me}.",
    values: {
      fly: { word: 'fly', picture: 'l13-fly-bird' },
      ride: { word: 'ride a horse', picture: 'l13-ride-horse' },
      catch: { word: 'catch a bird', picture: 'l13-catch-bird' },
    },
  },
  doing: {
    sentence: "I'm {me}.",
    values: {
      drawing: { word: 'drawing', picture: 'draw' },
      painting: { word: 'painting', picture: 'paint' },
      singing: { word: 'singing', picture: 'sing' },
      dancing: { word: 'dancing', picture: 'dance' },
      listening: { word: 'listening to music', picture: 'listen' },
      watching: { word: 'watching TV', picture: 'watch' },
    },
  },
  dominoDoing: {
    sentence: 'Domino is {me}.',
    values: {
      sleeping: { word: 'sleeping', picture: 'l14-domino-sleep' },
      singing: { word: 'singing', picture: 'l14-domino-sing' },
      listening: { word: 'listening to music', picture: 'l14-domino-listen' },
      talking: { word: 'talking on the phone', picture: 'l14-domino-phone' },
    },
  },
  sport: {
    sentence: 'I like {me}.',
    values: {
      ...named('basketball', 'tennis', 'badminton'),
      football: { word: 'football', american: 'soccer', picture: 'football' },
      'table-tennis': { word: 'table tennis', picture: 'table-tennis' },
      swimming: { word: 'swimming', picture: 'swim' },
    },
  },
  hobby: {
    sentence: 'I like {me}.',
    values: {
      guitar: { word: 'playing the guitar', picture: 'guitar' },
      piano: { word: 'playing the piano', picture: 'piano' },
      photos: { word: 'taking photos', picture: 'photo' },
      fishing: { word: 'fishing', picture: 'fishing' },
      reading: { word: 'reading', picture: 'book' },
      singing: { word: 'singing', picture: 'microphone' },
    },
  },
  weather: {
    sentence: "It's {me} here.",
    values: {
      ...named('sunny', 'cloudy', 'windy'),
      raining: { word: 'raining', picture: 'rain' },
      snowing: { word: 'snowing', picture: 'snow' },
    },
  },
  season: {
    sentence: 'I love {me}.',
    values: {
      ...named('spring', 'summer', 'winter'),
      autumn: { word: 'autumn', american: 'fall', picture: 'autumn' },
    },
  },
} satisfies Record<string, Key>;
