import type { Item } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { findFilm, findPicture, sayText, spokenAudio, translate } from '../context.ts';
import { readItems } from '../source.ts';
import {
  complain,
  complainOfAnswers,
  type Draft,
  type Form,
  itemId,
  learnt,
  type Place,
  splitPair,
  textItem,
  valuesOf,
} from './form.ts';

const sounds: Form = {
  build: (place, line) => {
    const items = readItems(line.value);
    complainOfAnswers(place, items);
    const data = items.flatMap((item, index): Item[] => {
      const value = sayText(place.context, item.value, place.path);
      const caption = learnt(place, item.value);
      return value === undefined ? [] : [{ id: itemId(place, index), index, value, caption }];
    });
    return { data, heard: valuesOf(items) };
  },
};

/** The picture of a component that shows one. */
const pictureItem = (place: Place, index: number, name: string): Item => ({
  id: itemId(place, index),
  index,
  ...findPicture(place.context, name, place.path),
});

const picture: Form = {
  build: (place, line) => {
    const items = readItems(line.value);
    complainOfAnswers(place, items);
    return { data: items.map(({ value }, index) => pictureItem(place, index, value)) };
  },
};

/** `cat = a cat | dog = a dog`: pictures with the text that plays, and appears, when they are tapped. */
const spokenPictures: Form = {
  build: (place, line) => {
    const items = readItems(line.value);
    complainOfAnswers(place, items);
    const pairs = items.map(item => splitPair(item.value));
    const data = pairs.map(([name, said], index) => ({
      ...pictureItem(place, index, name),
      ...(said === ''
        ? {}
        : { ...spokenAudio(place.context, said, place.path), caption: learnt(place, said) }),
    }));
    return { data, heard: pairs.flatMap(([, said]) => (said === '' ? [] : said)) };
  },
};

type Shown = (place: Place, name: string) => Draft;

const shownPicture: Shown = (place, name) => ({ data: [pictureItem(place, 0, name)] });

const shownFilm: Shown = (place, name) => {
  const { value, label, captions } = findFilm(place.context, name, place.path);
  return {
    data: [{ id: itemId(place, 0), index: 0, value, label }],
    meta: captions.length > 0 ? { captions } : {},
  };
};

/** `domino | Hello! | I'm a dog.`: a picture or film, and the texts beside it. */
const withTexts = (shown: Shown, spoken: boolean): Form => ({
  build: (place, line) => {
    const [first, ...texts] = readItems(line.value);
    complainOfAnswers(place, texts);
    if (texts.length === 0) complain(place, 'has no text behind the |');
    const said = texts.map(item => ({ ...item, say: spoken || item.say }));
    const draft = shown(place, first?.value ?? '');
    return {
      ...draft,
      data: [...draft.data, ...said.map((item, index) => textItem(place, index + 1, item))],
      heard: valuesOf(said.filter(item => item.say)),
      read: valuesOf(texts),
    };
  },
});

const film: Form = { build: (place, line) => shownFilm(place, line.value) };

/** `confirmButton: Ready!`: a text of instructions.json. */
const confirm: Form = {
  build: (place, line) => ({
    data: [
      {
        id: itemId(place, 0),
        value: '',
        label: translate(place.context, line.value, place.path),
      },
    ],
  }),
};

/** Sounds, pictures and films. */
export const mediaForms = {
  audio: sounds,
  audioTrigger: sounds,
  image: picture,
  largeImage: picture,
  storyImage: picture,
  imageCarousel: spokenPictures,
  imageButtonsTriggers: spokenPictures,
  imageWithTextContainer: withTexts(shownPicture, false),
  hiddenImageWithTextContainer: withTexts(shownPicture, false),
  imageWithTextContainerAndAudio: withTexts(shownPicture, true),
  hiddenImageWithTextContainerAndAudio: withTexts(shownPicture, true),
  video: film,
  loopingVideo: film,
  disappearingVideo: film,
  videoWithTextContainer: withTexts(shownFilm, false),
  hiddenVideoWithLabel: withTexts(shownFilm, false),
  confirmButton: confirm,
} satisfies { [T in ComponentType]?: Form };
