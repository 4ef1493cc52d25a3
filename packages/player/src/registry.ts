import type { ComponentType } from '@digipals/contract/component-types';
import { choiceParts } from './components/choice/parts.ts';
import { dragParts } from './components/drag/parts.ts';
import { frameParts } from './components/frame/parts.ts';
import { gameParts } from './components/game/parts.ts';
import { hotspotsParts } from './components/hotspots/parts.ts';
import { matchingParts } from './components/matching/parts.ts';
import { mediaParts } from './components/media/parts.ts';
import { textParts } from './components/text/parts.ts';
import { typingParts } from './components/typing/parts.ts';
import { videoParts } from './components/video/parts.ts';
import { voiceParts } from './components/voice/parts.ts';
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

/** Whether the player has a part for a component type; content may name one it does not know. */
export const isKnown = (type: string): type is ComponentType => Object.hasOwn(registry, type);

/** Whether the side tiles give way to a part of this type (COMP-52). */
export const hidesSides = (type: string): boolean =>
  isKnown(type) && registry[type].hidesSides === true;
