import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('media');
const picture = () => import('../media/Picture.tsx');
const pictureWithText = () => import('../media/rare/PictureWithText.tsx');

/** Pictures and sounds beside the answers. */
export const mediaParts = {
  audio: row(() => import('../media/Listen.tsx')),
  audioTrigger: row(() => import('../media/rare/Trigger.tsx')),
  image: row(picture),
  largeImage: { ...row(picture, { large: true }), hidesSides: true },
  storyImage: { ...row(() => import('../media/rare/Story.tsx')), hidesSides: true },
  imageCarousel: row(() => import('../media/rare/PictureCarousel.tsx')),
  imageButtonsTriggers: row(() => import('../media/rare/SpeakingPictures.tsx')),
  imageWithTextContainer: row(pictureWithText),
  hiddenImageWithTextContainer: row(pictureWithText, { hidden: true }),
  imageWithTextContainerAndAudio: row(pictureWithText),
  hiddenImageWithTextContainerAndAudio: row(pictureWithText, { hidden: true }),
} satisfies Parts;
