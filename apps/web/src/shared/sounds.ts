import { type SoundName, soundUrls } from '@digipals/ui';
import { type KeyValue, storageKeys } from './storage.ts';
import { createStore, type ReadableStore } from './store.ts';

/** How a sound ended; `failed` is logged and the flow goes on (ERR-23). */
export type Played = 'ended' | 'failed' | 'aborted';

export type Sounds = {
  /** Plays one sound; a second call ends the one before. `rate` 1 is the speed it was recorded at. */
  play(url: string, options?: { rate?: number; signal?: AbortSignal }): Promise<Played>;
  stop(): void;
  /** A short sound of the interface, beside whatever plays. */
  effect(name: SoundName): void;
  /** The child's own switch, remembered on this device. */
  on: ReadableStore<boolean>;
  setOn(on: boolean): void;
};

type Player = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'src' | 'muted' | 'playbackRate' | 'addEventListener' | 'removeEventListener'
>;

type Options = {
  storage: KeyValue;
  createAudio(): Player;
  log(message: string): void;
};

/** Whether a page is hidden or lies behind another window (SOUND-10, SOUND-11). */
export function watchAttention(page: Document, onChange: (away: boolean) => void): void {
  let blurred = false;
  const tell = () => onChange(blurred || page.visibilityState === 'hidden');
  page.addEventListener('visibilitychange', tell);
  page.defaultView?.addEventListener('blur', () => {
    blurred = true;
    tell();
  });
  page.defaultView?.addEventListener('focus', () => {
    blurred = false;
    tell();
  });
}

/** All sounds of the app; `setAway(true)` mutes them until the child is back. */
export function createSounds(options: Options): Sounds & { setAway(away: boolean): void } {
  const on = createStore(options.storage.getItem(storageKeys.soundOff) === null);
  const main = options.createAudio();
  const effects = new Map<SoundName, Player>();
  let away = false;
  let endCurrent: (how: Played) => void = () => undefined;

  const muteAll = () => {
    for (const player of [main, ...effects.values()]) player.muted = away || !on.get();
  };

  const stop = () => {
    main.pause();
    endCurrent('aborted');
  };

  const play: Sounds['play'] = (url, { rate = 1, signal } = {}) => {
    stop();
    if (signal?.aborted) return Promise.resolve('aborted');
    return new Promise<Played>(resolve => {
      const ended = () => end('ended');
      const failed = () => end('failed');
      const end = (how: Played) => {
        main.removeEventListener('ended', ended);
        main.removeEventListener('error', failed);
        signal?.removeEventListener('abort', stop);
        endCurrent = () => undefined;
        if (how === 'failed') options.log(`sound failed: ${url}`);
        resolve(how);
      };
      endCurrent = end;
      main.addEventListener('ended', ended);
      main.addEventListener('error', failed);
      signal?.addEventListener('abort', stop);
      main.src = url;
      main.playbackRate = rate;
      muteAll();
      main.play().catch(() => {
        if (endCurrent === end) failed();
      });
    });
  };

  const effect = (name: SoundName) => {
    const player = effects.get(name) ?? options.createAudio();
    if (!effects.has(name)) player.src = soundUrls[name];
    effects.set(name, player);
    muteAll();
    player.play().catch(() => options.log(`sound failed: ${name}`));
  };

  return {
    play,
    stop,
    effect,
    on,
    setOn(next) {
      if (next) options.storage.removeItem(storageKeys.soundOff);
      else options.storage.setItem(storageKeys.soundOff, '1');
      on.set(next);
      muteAll();
    },
    setAway(next) {
      away = next;
      muteAll();
    },
  };
}
