/**
 * Component types a question may hold (B §2, names of NOTSHOWN-46). The player's registry is total
 * over this list: a type without a definition does not compile.
 */
export const componentTypes = [
  'textLabel',
  'textLabels',
  'textContainer',
  'largeTextContainer',
  'fillableTextLabel',
  'speechBubble',
  'speechBubbles',
  'audio',
  'audioTrigger',
  'image',
  'largeImage',
  'storyImage',
  'imageCarousel',
  'imageButtonsTriggers',
  'imageWithTextContainer',
  'hiddenImageWithTextContainer',
  'imageWithTextContainerAndAudio',
  'hiddenImageWithTextContainerAndAudio',
  'video',
  'loopingVideo',
  'disappearingVideo',
  'videoWithTextContainer',
  'hiddenVideoWithLabel',
  'imageButton',
  'imageButtons',
  'adjustableImageButtons',
  'randomisedImageButtons',
  'textButton',
  'textButtons',
  'audioTextButtons',
  'draggableTextButtons',
  'draggableTextButtonsOrderInsensitive',
  'draggableTextButtonsWithAudio',
  'draggableTextButtonsForHotspots',
  'draggableImageButtons',
  'draggableImageButtonsOrderSensitive',
  'draggableImageHotspots',
  'draggableImageHotspotsWithWrappers',
  'draggableSpeechBubbles',
  'draggableSpeechBubblesWithGaps',
  'draggableTextContainer',
  'draggableTextContainerWithGaps',
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'typeInTextBox',
  'imageHotspots',
  'videoHotspots',
  'imageCarouselHotspots',
  'verticalTextButtonsWithAudio',
  'verticalTextButtonsSentences',
  'wordSearch',
  'spellingGame',
  'speakingActivity',
  'karaokeListen',
  'confirmButton',
] as const;

/** A component type the player can show. */
export type ComponentType = (typeof componentTypes)[number];

/** Types checked position by position (RULE-03 to RULE-05). */
export const orderSensitiveTypes: readonly string[] = [
  'draggableTextButtons',
  'draggableTextButtonsWithAudio',
  'draggableImageButtonsOrderSensitive',
] satisfies ComponentType[];

/** Types whose picks carry the number of a gap, a place or a pair, compared with the label (RULE-08). */
export const gapTypes: readonly string[] = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
  'draggableTextButtonsForHotspots',
  'draggableImageHotspots',
  'draggableImageHotspotsWithWrappers',
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'verticalTextButtonsWithAudio',
] satisfies ComponentType[];

/** Types with typed picks: only their text is compared (NOTSHOWN-72, RULE-16). */
export const typedTypes: readonly string[] = [
  'typingTextContainerWithGaps',
  'typingSpeechBubbles',
  'typeInTextBox',
  'spellingGame',
] satisfies ComponentType[];

/** Types that answer when everything is found; the confirm button is hidden (AMBIG-69). */
export const autoConfirmTypes: readonly string[] = [
  'wordSearch',
  'spellingGame',
  'imageHotspots',
  'videoHotspots',
  'imageCarouselHotspots',
  'verticalTextButtonsWithAudio',
] satisfies ComponentType[];

/** Types without a right answer that must be completed: one pick per item (RULE-17, NOTSHOWN-51). */
export const selfPacedTypes: readonly string[] = [
  'speakingActivity',
  'karaokeListen',
] satisfies ComponentType[];

/** Types whose items are always shuffled, besides drag types (COMP-55, COMP-58). */
export const shuffledTypes: readonly string[] = [
  'randomisedImageButtons',
  'verticalTextButtonsWithAudio',
  'verticalTextButtonsSentences',
] satisfies ComponentType[];
