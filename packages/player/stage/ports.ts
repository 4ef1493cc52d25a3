import { seededRandom } from '@digipals/engine';
import type { PlayerPorts } from '../src/ports.ts';

type Given = { onPlay?(url: string): void; onLog?(line: string): void };

const silence = new Blob([], { type: 'audio/wav' });

/** Ports for the stage: every sound ends at once, the microphone is granted and records silence. */
export const stagePorts = ({ onPlay, onLog }: Given = {}): PlayerPorts => ({
  sound: {
    play: async url => {
      onPlay?.(url);
      return 'ended';
    },
    stop: () => undefined,
    muted: { get: () => false, subscribe: () => () => undefined },
    voicesOff: { get: () => false, subscribe: () => () => undefined },
    volume: { get: () => 1, subscribe: () => () => undefined },
  },
  microphone: {
    open: async () => 'granted',
    record: async ({ onLevel }) => {
      onLevel(0.5);
      return silence;
    },
    close: () => undefined,
  },
  shown: { has: () => true, add: () => undefined },
  // The same order on every load, so that screenshots can be compared.
  random: seededRandom(37),
  now: () => performance.now(),
  log: line => onLog?.(line),
  effect: () => undefined,
});
