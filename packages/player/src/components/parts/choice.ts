import { rowsOf } from '../../family.ts';
import type { Parts } from '../../part.ts';

const row = rowsOf('choice');
const images = () => import('../choice/ImageChoices.tsx');
const texts = () => import('../choice/TextChoices.tsx');

/** Pictures and words that are chosen by a tap. */
export const choiceParts = {
  imageButton: row(images),
  imageButtons: row(images),
  adjustableImageButtons: row(images),
  randomisedImageButtons: row(images, { dealt: true }),
  textButton: row(texts),
  textButtons: row(texts),
  audioTextButtons: row(texts),
} satisfies Parts;
