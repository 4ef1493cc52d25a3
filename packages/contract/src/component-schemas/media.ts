import { z } from 'zod';
import {
  captions,
  one,
  pictureItem,
  shape,
  some,
  soundItem,
  spokenItem,
  textItem,
} from './shapes.ts';

const film = z.strictObject({ captions: captions.optional() });
const spokenPicture = pictureItem.required({ audio: true });

/** A picture or film first, then the paragraphs beside it. */
const withTexts = (paragraph: typeof textItem | typeof spokenItem) =>
  z.tuple([pictureItem, paragraph]).rest(paragraph);

/** Sounds, pictures and films; a film's item is its address and, as label, its description. */
export const mediaSchemas = {
  audio: shape('audio', some(soundItem)),
  audioTrigger: shape('audioTrigger', some(soundItem)),
  image: shape('image', one(pictureItem)),
  largeImage: shape('largeImage', one(pictureItem)),
  storyImage: shape('storyImage', one(pictureItem)),
  imageCarousel: shape('imageCarousel', some(pictureItem, 2)),
  imageButtonsTriggers: shape('imageButtonsTriggers', some(spokenPicture, 2)),
  imageWithTextContainer: shape('imageWithTextContainer', withTexts(textItem)),
  hiddenImageWithTextContainer: shape('hiddenImageWithTextContainer', withTexts(textItem)),
  imageWithTextContainerAndAudio: shape('imageWithTextContainerAndAudio', withTexts(spokenItem)),
  hiddenImageWithTextContainerAndAudio: shape(
    'hiddenImageWithTextContainerAndAudio',
    withTexts(spokenItem),
  ),
  video: shape('video', one(pictureItem), film),
  loopingVideo: shape('loopingVideo', one(pictureItem), film),
  disappearingVideo: shape('disappearingVideo', one(pictureItem), film),
  videoWithTextContainer: shape('videoWithTextContainer', withTexts(textItem), film),
  hiddenVideoWithLabel: shape('hiddenVideoWithLabel', z.tuple([pictureItem, textItem]), film),
};
