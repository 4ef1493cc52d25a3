import { audio } from './audio/index.ts';
import { audioTrigger } from './audioTrigger/index.ts';
import { hiddenImageWithTextContainer } from './hiddenImageWithTextContainer/index.ts';
import { hiddenImageWithTextContainerAndAudio } from './hiddenImageWithTextContainerAndAudio/index.ts';
import { image } from './image/index.ts';
import { imageButtonsTriggers } from './imageButtonsTriggers/index.ts';
import { imageCarousel } from './imageCarousel/index.ts';
import { imageWithTextContainer } from './imageWithTextContainer/index.ts';
import { imageWithTextContainerAndAudio } from './imageWithTextContainerAndAudio/index.ts';
import { largeImage } from './largeImage/index.ts';
import { storyImage } from './storyImage/index.ts';

/** The component types of this family. */
export const mediaParts = {
  audio,
  audioTrigger,
  image,
  largeImage,
  storyImage,
  imageCarousel,
  imageButtonsTriggers,
  imageWithTextContainer,
  hiddenImageWithTextContainer,
  imageWithTextContainerAndAudio,
  hiddenImageWithTextContainerAndAudio,
};
