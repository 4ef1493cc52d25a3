import type { Random } from '@digipals/engine';

/** Plays one sound at a time: a new one aborts the one before. Volume and mute live inside. */
export type SoundPort = {
  /** Plays the sound at an address; `rate` 1 is natural speed. Never rejects. */
  play(
    url: string,
    options?: { rate?: number; signal?: AbortSignal },
  ): Promise<'ended' | 'failed' | 'aborted'>;
  stop(): void;
};

/** What the player asks of the world around it. `now` is in milliseconds. */
export type PlayerPorts = {
  sound: SoundPort;
  random: Random;
  now(): number;
  log(message: string): void;
  effect(name: 'activityPositive' | 'activityNegative' | 'pop'): void;
};
