import type { PlayerPorts } from '../../src/ports.ts';
import { stagePorts } from '../ports.ts';

type Sound = PlayerPorts['sound'];

/** Plays sounds with the browser, one at a time. */
const audible = (): Sound => {
  const audio = new Audio();
  let end: (how: 'ended' | 'failed' | 'aborted') => void = () => undefined;
  const stop = () => {
    audio.pause();
    end('aborted');
  };
  audio.onended = () => end('ended');
  audio.onerror = () => end('failed');
  return {
    stop,
    muted: { get: () => false, subscribe: () => () => undefined },
    voicesOff: { get: () => false, subscribe: () => () => undefined },
    volume: { get: () => 1, subscribe: () => () => undefined },
    play: (url, { rate = 1, from = 0, signal, onTime } = {}) => {
      stop();
      return new Promise(resolve => {
        end = resolve;
        signal?.addEventListener('abort', () => end === resolve && stop());
        audio.src = url;
        audio.playbackRate = rate;
        audio.currentTime = from;
        audio.ontimeupdate = () => onTime?.(audio.currentTime, audio.duration);
        audio.play().catch(() => end === resolve && end('failed'));
      });
    },
  };
};

/** Ports for the flipbook: with sound, except for screenshots; `voicesOff` as for a child that turned voices off. */
export const flipbookPorts = (silent: boolean, voicesOff: boolean): PlayerPorts => {
  const ports = stagePorts({ onLog: line => reportError(new Error(line)) });
  const sound = silent ? ports.sound : audible();
  return { ...ports, sound: { ...sound, voicesOff: { ...sound.voicesOff, get: () => voicesOff } } };
};
