import type { ComponentType } from '@digipals/contract/component-types';
import { choiceParts } from './components/parts/choice.ts';
import { dragParts } from './components/parts/drag.ts';
import { frameParts } from './components/parts/frame.ts';
import { gameParts } from './components/parts/game.ts';
import { hotspotsParts } from './components/parts/hotspots.ts';
import { matchingParts } from './components/parts/matching.ts';
import { mediaParts } from './components/parts/media.ts';
import { textParts } from './components/parts/text.ts';
import { typingParts } from './components/parts/typing.ts';
import { videoParts } from './components/parts/video.ts';
import { voiceParts } from './components/parts/voice.ts';
import type { PlayerComponent } from './part.ts';

/** Every component type of the contract; a missing one does not compile. Views load when needed. */
export const registry: { readonly [T in ComponentType]: PlayerComponent } = {
  ...textParts,
  ...mediaParts,
  ...choiceParts,
  ...dragParts,
  ...frameParts,
  ...videoParts,
  ...typingParts,
  ...hotspotsParts,
  ...matchingParts,
  ...gameParts,
  ...voiceParts,
};

/** Whether the player knows a component type; content may contain others. */
export const isKnown = (type: string): type is ComponentType => Object.hasOwn(registry, type);

/** Whether the side tiles are hidden for a part of this type (COMP-52). */
export const hidesSides = (type: string): boolean =>
  isKnown(type) && registry[type].hidesSides === true;
