import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('media');
const picture = () => import('./Picture.tsx');
const pictureWithText = () => import('./PictureWithText.tsx');

/** Pictures and sounds beside what a child answers with. */
export const mediaParts = {
  audio: row(() => import('./Listen.tsx')),
  audioTrigger: row(() => import('./Trigger.tsx')),
  image: row(picture),
  largeImage: { ...row(picture, { large: true }), hidesSides: true },
  storyImage: { ...row(() => import('./Story.tsx')), hidesSides: true },
  imageCarousel: row(() => import('./PictureCarousel.tsx')),
  imageButtonsTriggers: row(() => import('./SpeakingPictures.tsx')),
  imageWithTextContainer: row(pictureWithText),
  hiddenImageWithTextContainer: row(pictureWithText, { hidden: true }),
  imageWithTextContainerAndAudio: row(pictureWithText),
  hiddenImageWithTextContainerAndAudio: row(pictureWithText, { hidden: true }),
} satisfies Parts;
