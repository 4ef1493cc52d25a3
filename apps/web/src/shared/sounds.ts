import { loadChunk } from '@digipals/i18n/chunks';
import type { SoundPort } from '@digipals/player';
import type { SoundName } from '@digipals/ui';
import { createStore, type ReadableStore, type Store } from '@digipals/ui/store';
import { type KeyValue, readRecord, storageKeys } from './storage.ts';

/** How a sound ended; `failed` is only logged (ERR-23). */
type Played = Awaited<ReturnType<SoundPort['play']>>;

/** Volumes in percent; 100 unless set. */
type Volumes = Partial<Record<'voices' | 'sounds' | 'music', number>>;

/** The sounds of the app: one content sound at a time, and short interface sounds. */
export type Sounds = Pick<SoundPort, 'play' | 'stop' | 'volume'> & {
  /** Plays a short interface sound in addition to the current sound. */
  effect(name: SoundName): void;
  /** True while the child has turned sounds off or the page is not active. */
  muted: ReadableStore<boolean>;
  /** The child's sound switch, remembered on this device. */
  on: ReadableStore<boolean>;
  setOn(on: boolean): void;
  volumes: Store<Volumes>;
};

type Player = Pick<
  HTMLAudioElement,
  | 'play'
  | 'pause'
  | 'src'
  | 'muted'
  | 'volume'
  | 'playbackRate'
  | 'currentTime'
  | 'duration'
  | 'addEventListener'
  | 'removeEventListener'
>;

type Options = {
  storage: KeyValue;
  createAudio(): Player;
  log(message: string): void;
};

/** Addresses of the interface sounds, once they are loaded. */
let urls: Record<SoundName, string> | undefined;

/** Loads the addresses of the interface sounds, which the first page does not need. */
export async function loadSoundUrls(): Promise<void> {
  urls ??= (await loadChunk(() => import('@digipals/ui/sounds'))).soundUrls;
}

/** Reports whether the page is hidden or lost focus (SOUND-10, SOUND-11). */
export function watchAttention(page: Document, onChange: (away: boolean) => void): void {
  let blurred = false;
  const report = () => onChange(blurred || page.visibilityState === 'hidden');
  // A page may open in the background.
  report();
  page.addEventListener('visibilitychange', report);
  page.defaultView?.addEventListener('blur', () => {
    blurred = true;
    report();
  });
  page.defaultView?.addEventListener('focus', () => {
    blurred = false;
    report();
  });
}

/**
 * Reports the position of a sound on every frame, so that words can be highlighted in time. While the
 * page is hidden and has no frames, `timeupdate` reports it less often.
 *
 * @returns a function that stops the reports
 */
function watchTime(player: Player, onTime: (at: number, length: number) => void): () => void {
  let frame = 0;
  const report = () => {
    if (player.currentTime > 0) onTime(player.currentTime, player.duration || 0);
  };
  const draw = () => {
    report();
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  player.addEventListener('timeupdate', report);
  return () => {
    cancelAnimationFrame(frame);
    player.removeEventListener('timeupdate', report);
  };
}

/** Browsers block sounds until the first tap on a page; that is not a failure. */
const isBeforeFirstTap = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** All sounds of the app; `setAway(true)` mutes them while the page is not active. */
export function createSounds(options: Options): Sounds & { setAway(away: boolean): void } {
  const on = createStore(options.storage.getItem(storageKeys.soundOff) === null);
  const muted = createStore(!on.get());
  const volumes = createStore<Volumes>(readRecord(options.storage, storageKeys.settings));
  const volumeOf = (kind: keyof Volumes) => (volumes.get()[kind] ?? 100) / 100;
  const main = options.createAudio();
  let mainKind: keyof Volumes = 'voices';
  const effects = new Map<SoundName, Player>();
  let away = false;
  let endCurrent: (how: Played) => void = () => undefined;

  const setAll = () => {
    muted.set(away || !on.get());
    const set = (player: Player, volume: number) => {
      player.volume = volume;
      // Some devices ignore the volume.
      player.muted = muted.get() || volume === 0;
    };
    set(main, volumeOf(mainKind));
    for (const player of effects.values()) set(player, volumeOf('sounds'));
  };
  volumes.subscribe(setAll);

  const stop = () => {
    main.pause();
    endCurrent('aborted');
  };

  const play: Sounds['play'] = (url, { rate = 1, signal, from = 0, onTime, music } = {}) => {
    stop();
    if (signal?.aborted) return Promise.resolve('aborted');
    return new Promise<Played>(resolve => {
      const ended = () => end('ended');
      const failed = () => end('failed');
      const unwatch = onTime && watchTime(main, onTime);
      const end = (how: Played) => {
        unwatch?.();
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
      mainKind = music ? 'music' : 'voices';
      main.src = url;
      main.playbackRate = rate;
      if (from > 0) main.currentTime = from;
      setAll();
      main.play().catch(() => {
        if (endCurrent === end) failed();
      });
    });
  };

  const effect = (name: SoundName) => {
    const failed = (error: unknown) => {
      if (!isBeforeFirstTap(error)) options.log(`sound failed: ${name}`);
    };
    if (!urls) {
      loadSoundUrls().then(() => effect(name), failed);
      return;
    }
    const player = effects.get(name) ?? options.createAudio();
    if (!effects.has(name)) player.src = urls[name];
    effects.set(name, player);
    setAll();
    player.play().catch(failed);
  };

  return {
    play,
    stop,
    effect,
    muted,
    volumes,
    volume: { get: () => volumeOf('voices'), subscribe: volumes.subscribe },
    on,
    setOn(next) {
      if (next) options.storage.removeItem(storageKeys.soundOff);
      else options.storage.setItem(storageKeys.soundOff, '1');
      on.set(next);
      setAll();
    },
    setAway(next) {
      away = next;
      setAll();
    },
  };
}
