import { fillableTextLabel } from './fillableTextLabel/index.ts';
import { largeTextContainer } from './largeTextContainer/index.ts';
import { speechBubble } from './speechBubble/index.ts';
import { speechBubbles } from './speechBubbles/index.ts';
import { textContainer } from './textContainer/index.ts';
import { textLabel } from './textLabel/index.ts';
import { textLabels } from './textLabels/index.ts';

/** The component types of this family. */
export const textParts = {
  textLabel,
  textLabels,
  textContainer,
  largeTextContainer,
  fillableTextLabel,
  speechBubble,
  speechBubbles,
};
