import type { ComponentType } from '@digipals/contract/component-types';
import { imageButton } from './components/choice/imageButton/index.ts';
import { imageButtons } from './components/choice/imageButtons/index.ts';
import { textButton } from './components/choice/textButton/index.ts';
import { textButtons } from './components/choice/textButtons/index.ts';
import { draggableImageButtons } from './components/drag/draggableImageButtons/index.ts';
import { draggableTextButtons } from './components/drag/draggableTextButtons/index.ts';
import { draggableTextButtonsOrderInsensitive } from './components/drag/draggableTextButtonsOrderInsensitive/index.ts';
import { draggableTextContainerWithGaps } from './components/drag/draggableTextContainerWithGaps/index.ts';
import { confirmButton } from './components/frame/confirmButton/index.ts';
import { audio } from './components/media/audio/index.ts';
import { image } from './components/media/image/index.ts';
import { largeImage } from './components/media/largeImage/index.ts';
import { textContainer } from './components/text/textContainer/index.ts';
import { textLabel } from './components/text/textLabel/index.ts';
import { textLabels } from './components/text/textLabels/index.ts';
import type { PlayerComponent } from './part.ts';

/** Every component type of the contract; a missing one does not compile. Views load when needed. */
export const registry: { readonly [T in ComponentType]: PlayerComponent<T> } = {
  textLabel,
  textLabels,
  textContainer,
  image,
  largeImage,
  audio,
  imageButton,
  imageButtons,
  textButton,
  textButtons,
  draggableTextButtons,
  draggableTextButtonsOrderInsensitive,
  draggableImageButtons,
  draggableTextContainerWithGaps,
  confirmButton,
};

/** Whether the player has a part for a component type; content may name one it does not know. */
export const isKnown = (type: string): type is ComponentType => Object.hasOwn(registry, type);

/** Whether the side tiles give way to a part of this type (COMP-52). */
export const hidesSides = (type: string): boolean =>
  isKnown(type) && registry[type].hidesSides === true;
