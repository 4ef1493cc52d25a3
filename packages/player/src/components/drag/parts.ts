import { draggableImageButtons } from './draggableImageButtons/index.ts';
import { draggableImageButtonsOrderSensitive } from './draggableImageButtonsOrderSensitive/index.ts';
import { draggableImageHotspots } from './draggableImageHotspots/index.ts';
import { draggableImageHotspotsWithWrappers } from './draggableImageHotspotsWithWrappers/index.ts';
import { draggableSpeechBubbles } from './draggableSpeechBubbles/index.ts';
import { draggableSpeechBubblesWithGaps } from './draggableSpeechBubblesWithGaps/index.ts';
import { draggableTextButtons } from './draggableTextButtons/index.ts';
import { draggableTextButtonsForHotspots } from './draggableTextButtonsForHotspots/index.ts';
import { draggableTextButtonsOrderInsensitive } from './draggableTextButtonsOrderInsensitive/index.ts';
import { draggableTextButtonsWithAudio } from './draggableTextButtonsWithAudio/index.ts';
import { draggableTextContainer } from './draggableTextContainer/index.ts';
import { draggableTextContainerWithGaps } from './draggableTextContainerWithGaps/index.ts';

/** The component types of this family. */
export const dragParts = {
  draggableImageButtons,
  draggableImageButtonsOrderSensitive,
  draggableImageHotspots,
  draggableImageHotspotsWithWrappers,
  draggableSpeechBubbles,
  draggableSpeechBubblesWithGaps,
  draggableTextButtons,
  draggableTextButtonsForHotspots,
  draggableTextButtonsOrderInsensitive,
  draggableTextButtonsWithAudio,
  draggableTextContainer,
  draggableTextContainerWithGaps,
};
