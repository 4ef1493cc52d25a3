import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { choiceIds, choiceSamples } from './components/choice/samples.cases.ts';
import { dragIds, dragSamples } from './components/drag/samples.cases.ts';
import { frameIds, frameSamples } from './components/frame/samples.cases.ts';
import { gameIds, gameSamples } from './components/game/samples.cases.ts';
import { hotspotsIds, hotspotsSamples } from './components/hotspots/samples.cases.ts';
import { matchingIds, matchingSamples } from './components/matching/samples.cases.ts';
import { mediaIds, mediaSamples } from './components/media/samples.cases.ts';
import { textIds, textSamples } from './components/text/samples.cases.ts';
import { typingIds, typingSamples } from './components/typing/samples.cases.ts';
import { videoIds, videoSamples } from './components/video/samples.cases.ts';
import { voiceIds, voiceSamples } from './components/voice/samples.cases.ts';

/**
 * A small, solvable question for each component type: for tests, the stage and the flipbook,
 * never for a child's device.
 */
export const samples: { readonly [T in ComponentType]: Question } = {
  ...textSamples,
  ...mediaSamples,
  ...choiceSamples,
  ...dragSamples,
  ...frameSamples,
  ...videoSamples,
  ...typingSamples,
  ...hotspotsSamples,
  ...matchingSamples,
  ...gameSamples,
  ...voiceSamples,
};

/** The requirement of each component type, for test titles. */
export const componentIds: { readonly [T in ComponentType]: string } = {
  ...textIds,
  ...mediaIds,
  ...choiceIds,
  ...dragIds,
  ...frameIds,
  ...videoIds,
  ...typingIds,
  ...hotspotsIds,
  ...matchingIds,
  ...gameIds,
  ...voiceIds,
};
