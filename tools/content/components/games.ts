import type { Item } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { wordSearch as usual } from '@digipals/contract/constants';
import { lettersOf } from '@digipals/engine';
import { findPicture, findSong } from '../context.ts';
import { readItems, type SourceLine } from '../source.ts';
import {
  complain,
  type Form,
  fieldOf,
  itemId,
  learnt,
  type Place,
  picturesOf,
  splitPair,
  spokenField,
  spokenItem,
  textItem,
} from './form.ts';
import { speaking } from './speaking.ts';

/** A smaller grid looks like a list of letters. */
const leastSize = 5;

/** The smallest grid that is at least twice as large as its words: small enough for large cells. */
const smallestGrid = (words: readonly string[]): number => {
  const lengths = words.map(word => lettersOf(word).length);
  const room = Math.ceil(Math.sqrt(2 * lengths.reduce((sum, length) => sum + length, 0)));
  const size = Math.max(leastSize, room, ...lengths);
  return Math.min(size, usual.gridSize);
};

const sizeOf = (place: Place, line: SourceLine, words: readonly string[]): number => {
  const written = fieldOf(line, 'size');
  if (written === undefined) return smallestGrid(words);
  if (!/^\d+$/.test(written)) complain(place, '“size:” is a number');
  return Number(written);
};

/** `cow | horse`, with `size: 9`, `diagonals: yes`, `backwards: yes` and pictures under it. */
const wordSearch: Form = {
  fields: ['size', 'diagonals', 'backwards', 'picture'],
  build: (place, line) => {
    const data = readItems(line.value).map((item, index) => textItem(place, index, item));
    const size = sizeOf(
      place,
      line,
      data.map(({ value }) => value),
    );
    const diagonals = fieldOf(line, 'diagonals') === 'yes';
    const backwards = fieldOf(line, 'backwards') === 'yes' ? { backwards: true } : {};
    return {
      data,
      meta: { size, diagonals, ...backwards, ...picturesOf(place, line, data) },
      answers: data.map(item => ({ item })),
    };
  },
};

const pictureField = (place: Place, line: SourceLine) => {
  const name = fieldOf(line, 'picture');
  return name === undefined ? {} : { picture: findPicture(place.context, name, place.path) };
};

/** One word, with topic, colours of the balloons, picture and clue under it. */
const spelling: Form = {
  fields: ['topic', 'colours', 'picture', 'clue'],
  build: (place, line) => {
    const clue = fieldOf(line, 'clue');
    const item = {
      ...textItem(place, 0, { value: line.value, say: false }),
      ...(clue === undefined ? {} : { label: learnt(place, clue) }),
    };
    return {
      data: [item],
      meta: {
        topic: learnt(place, fieldOf(line, 'topic') ?? ''),
        colours: (fieldOf(line, 'colours') ?? 'red').split(/,\s*/),
        ...pictureField(place, line),
      },
      answers: [{ item }],
    };
  },
};

/** The name of a song in media/songs. */
const karaoke: Form = {
  build: (place, line) => {
    const { value, title, ...meta } = findSong(place.context, line.value, place.path);
    return { data: [{ id: itemId(place, 0), index: 0, value, label: title }], meta };
  },
};

/** `A cow = gives us milk. | ...`: left and right halves, with pictures and a sound for a wrong pair. */
const pairs: Form = {
  fields: ['incorrect', 'picture'],
  build: (place, line) => {
    const halves = readItems(line.value).map(item => splitPair(item.value));
    if (halves.some(([, right]) => right === '')) complain(place, 'a pair is “left = right”');
    const left = halves.map(([text], index) => spokenItem(place, index, text));
    const right = halves.map(([, text], index): Item => {
      const { index: _place, ...item } = spokenItem(place, halves.length + index, text);
      return { ...item, relatedIndex: index };
    });
    const data = [...left, ...right];
    return {
      data,
      meta: {
        ...spokenField(place, 'incorrect', fieldOf(line, 'incorrect')),
        ...picturesOf(place, line, data),
      },
      answers: right.map((item, index) => ({ item, gap: index + 1 })),
    };
  },
};

/** Games, and components of speaking and singing. */
export const gameForms = {
  wordSearch,
  spellingGame: spelling,
  speakingActivity: speaking,
  karaokeListen: karaoke,
  verticalTextButtonsWithAudio: pairs,
} satisfies { [T in ComponentType]?: Form };
