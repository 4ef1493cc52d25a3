import type { Random } from '@digipals/engine';

/** Plays one sound at a time: a new one aborts the one before. Volume and mute live inside. */
export type SoundPort = {
  /**
   * Plays the sound at an address; `rate` 1 is natural speed, `from` where to begin in seconds;
   * `onTime` gets position and length in seconds while it plays. Never rejects.
   */
  play(
    url: string,
    options?: {
      rate?: number;
      signal?: AbortSignal;
      from?: number;
      onTime?(at: number, length: number): void;
    },
  ): Promise<'ended' | 'failed' | 'aborted'>;
  stop(): void;
  /** Whether nothing is to be heard now; films follow it too. */
  muted: { get(): boolean; subscribe(changed: () => void): () => void };
};

/** The child's own voice: it stays on the device and is gone when the question closes (SAFE-15). */
export type MicrophonePort = {
  /** Asks the child's permission; `missing` when the device has no microphone. */
  open(): Promise<'granted' | 'refused' | 'missing'>;
  /**
   * Records until `seconds` have passed or `stop` is aborted; null when it could not. `onLevel`
   * hears the loudness, 0 to 1, some times a second.
   */
  record(given: {
    seconds: number;
    stop: AbortSignal;
    onLevel(level: number): void;
  }): Promise<Blob | null>;
  /** Gives the microphone back. */
  close(): void;
};

/** What the player asks of the world around it. `now` is in milliseconds. */
export type PlayerPorts = {
  sound: SoundPort;
  microphone: MicrophonePort;
  random: Random;
  now(): number;
  log(message: string): void;
  effect(name: 'activityPositive' | 'activityNegative' | 'balloonPop' | 'pop'): void;
};
