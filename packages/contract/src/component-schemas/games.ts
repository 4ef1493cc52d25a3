import { z } from 'zod';
import { speakingTurns, wordSearch } from '../constants/play/components.ts';
import {
  address,
  addresses,
  one,
  shape,
  shown,
  some,
  soundItem,
  spokenItem,
  spot,
  text,
  textItem,
} from './shapes.ts';

const seconds = z.number().nonnegative();
const percent = z.number().min(0).max(100);

/** A place on a film that can be tapped from `from` to `to`; `keys` give its position over time. */
const movingSpot = spot.pick({ id: true, width: true, height: true }).extend({
  from: seconds,
  to: seconds,
  keys: z.array(z.strictObject({ at: seconds, x: percent, y: percent })).min(1),
});

/** Colours of the balloons (GAME-08). */
const balloonColours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;

/** Games: the item of a hotspot is what is found there, its place is the spot with the same id. */
export const gameSchemas = {
  imageHotspots: shape(
    'imageHotspots',
    some(textItem),
    z.strictObject({ picture: shown, spots: z.array(spot).min(1) }),
  ),
  videoHotspots: shape(
    'videoHotspots',
    some(textItem),
    z.strictObject({ video: shown, spots: z.array(movingSpot).min(1) }),
  ),
  imageCarouselHotspots: shape(
    'imageCarouselHotspots',
    some(textItem),
    z.strictObject({
      slides: z.array(shown.extend({ id: z.string().min(1) })).min(2),
      spots: z.array(spot.extend({ slide: z.string().min(1) })).min(1),
    }),
  ),
  /** `size` is the number of rows and columns; without it, and `diagonals`, the grid is that of B §9. */
  wordSearch: shape(
    'wordSearch',
    some(textItem),
    z.strictObject({
      size: z.int().positive().max(wordSearch.gridSize).optional(),
      diagonals: z.boolean().optional(),
      backwards: z.boolean().optional(),
      pictures: addresses.optional(),
    }),
  ),
  /** Topic, colours and one word (B §3). */
  spellingGame: shape(
    'spellingGame',
    one(textItem),
    z.strictObject({
      topic: text,
      colours: z.array(z.enum(balloonColours)).min(1),
      picture: shown.optional(),
    }),
  ),
  /**
   * Turns: the item is what the child says and hears; `prompts` come before, one per turn. With `turns`, the kind of
   * each, a child hears itself and then the item after each turn, and a turn may have no prompt (null).
   */
  speakingActivity: shape(
    'speakingActivity',
    some(spokenItem),
    z.strictObject({
      prompts: z
        .array(z.strictObject({ text, audio: address, speaker: text.optional() }).nullable())
        .optional(),
      turns: z.array(z.enum(speakingTurns)).min(1).optional(),
      speakers: addresses.optional(),
    }),
  ),
  /** The song; words light up in time, in seconds of the song, in front of the picture. */
  karaokeListen: shape(
    'karaokeListen',
    one(soundItem.extend({ label: text })),
    z.strictObject({
      picture: shown.optional(),
      lines: z
        .array(
          z.strictObject({
            words: z.array(z.strictObject({ text, from: seconds, to: seconds })).min(1),
          }),
        )
        .min(1),
    }),
  ),
};
