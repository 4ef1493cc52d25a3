/**
 * Component types a question may hold (B §2, names of NOTSHOWN-46). The player's registry is total
 * over this list: a type without a definition does not compile.
 */
export const componentTypes = [
  'textLabel',
  'textLabels',
  'textContainer',
  'image',
  'largeImage',
  'audio',
  'imageButton',
  'imageButtons',
  'textButton',
  'textButtons',
  'draggableTextButtons',
  'draggableTextButtonsOrderInsensitive',
  'draggableImageButtons',
  'draggableTextContainerWithGaps',
  'confirmButton',
] as const;

/** A component type the player can show. */
export type ComponentType = (typeof componentTypes)[number];

/** Types checked position by position (RULE-03 to RULE-05). Names of types still to come are listed too. */
export const orderSensitiveTypes: readonly string[] = [
  'draggableTextButtons',
  'draggableTextButtonsWithAudio',
  'draggableImageButtonsOrderSensitive',
];

/** Types whose picks carry a gap number (RULE-08). */
export const gapTypes: readonly string[] = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
];
