import { adjustableImageButtons } from './adjustableImageButtons/index.ts';
import { audioTextButtons } from './audioTextButtons/index.ts';
import { imageButton } from './imageButton/index.ts';
import { imageButtons } from './imageButtons/index.ts';
import { randomisedImageButtons } from './randomisedImageButtons/index.ts';
import { textButton } from './textButton/index.ts';
import { textButtons } from './textButtons/index.ts';

/** The component types of this family. */
export const choiceParts = {
  imageButton,
  imageButtons,
  adjustableImageButtons,
  randomisedImageButtons,
  textButton,
  textButtons,
  audioTextButtons,
};
