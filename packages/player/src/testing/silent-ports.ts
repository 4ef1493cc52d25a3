import { seededRandom } from '@digipals/engine';
import type { PlayerPorts } from '../ports.ts';

/** Ports for tests: every sound ends at once, there is no microphone, and logging throws. */
export const silentPorts = (): PlayerPorts => ({
  sound: {
    play: async () => 'ended',
    stop: () => undefined,
    muted: { get: () => false, subscribe: () => () => undefined },
    voicesOff: { get: () => false, subscribe: () => () => undefined },
    volume: { get: () => 1, subscribe: () => () => undefined },
  },
  microphone: { open: async () => 'missing', record: async () => null, close: () => undefined },
  shown: { has: () => true, add: () => undefined },
  random: seededRandom(1),
  now: () => 0,
  log: line => {
    throw new Error(line);
  },
  effect: () => undefined,
});
