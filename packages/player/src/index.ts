export { firstQuestions, preloadParts } from './components/part-views.ts';
export { QuestionParts } from './components/QuestionParts.tsx';
export { type Family, type Mark, type PartProps, type PlayerComponent, pickKey } from './part.ts';
export type { MicrophonePort, PlayerPorts, ShownPort, SoundPort } from './ports.ts';
export { hidesSides, isKnown, registry } from './registry.ts';
export {
  ActivityPlayer,
  type ActivityPlayerProps,
  type PlayerHandle,
} from './shell/ActivityPlayer.tsx';
