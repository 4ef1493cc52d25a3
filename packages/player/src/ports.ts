import type { Random } from '@digipals/engine';

/** Plays one sound at a time: a new one aborts the one before. It handles volume and mute. */
export type SoundPort = {
  /**
   * Plays the sound at an address; `rate` 1 is natural speed, `from` the start in seconds;
   * `onTime` gets position and length in seconds while it plays. Never rejects.
   */
  play(
    url: string,
    options?: {
      rate?: number;
      signal?: AbortSignal;
      from?: number;
      /** True for a song, whose volume is that of music. */
      music?: boolean;
      onTime?(at: number, length: number): void;
    },
  ): Promise<'ended' | 'failed' | 'aborted'>;
  stop(): void;
  /** Whether sound is off now; films follow it too. */
  muted: { get(): boolean; subscribe(changed: () => void): () => void };
  /** Whether the child has turned voices off: what they say is written instead. Unlike `muted`, not while it is away. */
  voicesOff: { get(): boolean; subscribe(changed: () => void): () => void };
  /** Volume of voices from 0 to 1, for films. */
  volume: { get(): number; subscribe(changed: () => void): () => void };
};

/** The child's recordings stay on the device and are deleted when the question closes (SAFE-15). */
export type MicrophonePort = {
  /** Asks the child's permission; `missing` when the device has no microphone. */
  open(): Promise<'granted' | 'refused' | 'missing'>;
  /**
   * Records until `seconds` have passed or `stop` is aborted; null on failure. `onLevel`
   * gets the loudness, 0 to 1, several times a second.
   */
  record(given: {
    seconds: number;
    stop: AbortSignal;
    onLevel(level: number): void;
  }): Promise<Blob | null>;
  /** Releases the microphone. */
  close(): void;
};

/** Remembers on the device what this child has been shown once. */
export type ShownPort = { has(name: 'drag'): boolean; add(name: 'drag'): void };

/** The interfaces that the app passes to the player. `now` is in milliseconds. */
export type PlayerPorts = {
  sound: SoundPort;
  microphone: MicrophonePort;
  shown: ShownPort;
  random: Random;
  now(): number;
  log(message: string): void;
  /** Plays a short sound in addition to the current one. */
  effect(
    name:
      | 'activityPositive'
      | 'activityNegative'
      | 'balloonPop'
      | 'pop'
      | 'select'
      | 'pickUp'
      | 'drop'
      | 'place'
      | 'turnPage'
      | 'combo',
  ): void;
};
