import { player } from '@digipals/contract/constants';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { PartProps } from '../../part.ts';
import { useMuted, useVolume } from '../../use-muted.ts';
import { nextPhase } from './phase.ts';
import { createRemote, type Remote } from './remote.ts';

type Given = {
  /** Address of the film. */
  url: string;
  /** Whether the top bar plays it: not while it is hidden. */
  registered?: boolean;
  /** Whether it plays automatically after the opening sounds. */
  starts?: boolean;
  /** Has no sound, such as a film in a loop. */
  silent?: boolean;
};

/** State of a film: plays automatically once, is replayed from the top bar, never hangs. */
export function useFilm(
  part: PartProps,
  { url, registered = true, starts = true, silent = false }: Given,
) {
  const { playback } = part;
  const { sound, log } = part.ports;
  const element = useRef<HTMLVideoElement>(null);
  const muted = useMuted(sound);
  const volume = useVolume(sound);
  const [phase, dispatch] = useReducer(nextPhase, 'waiting');
  const [time, setTime] = useState(0);
  const [shape, setShape] = useState({ seconds: 0, ratio: 16 / 9 });
  const remote = useMemo(
    () =>
      createRemote({
        element: () => element.current,
        dispatch,
        stopOthers: () => silent || sound.stop(),
      }),
    [sound, silent],
  );

  useEffect(() => {
    if (!registered) return;
    const { play, pause: stop, start } = remote;
    return playback.register({ play, stop, silent, ownSound: !silent, ...(starts && { start }) });
  }, [playback, registered, starts, remote, silent]);

  useEffect(() => {
    if (phase === 'failed') log(`Film ${url} does not play`);
    if (phase !== 'loading') return;
    const timer = setTimeout(() => {
      dispatch('broken');
      remote.pause();
    }, player.triggerWaitMs);
    return () => clearTimeout(timer);
  }, [phase, remote, log, url]);

  useLayoutEffect(() => {
    if (element.current) element.current.volume = volume;
  }, [volume]);

  usePauseWhenHidden(element, remote);

  const measure = () => {
    if (!element.current) return;
    const { videoWidth, videoHeight, duration } = element.current;
    if (videoHeight > 0) setShape({ seconds: duration, ratio: videoWidth / videoHeight });
  };
  const move = () => {
    if (!element.current) return;
    const { currentTime, paused, ended, seeking, readyState } = element.current;
    setTime(currentTime);
    // Not every browser fires this event again after waiting for data.
    if (!paused && !ended && !seeking && readyState > HTMLMediaElement.HAVE_CURRENT_DATA)
      dispatch('playing');
  };
  // An event may have fired before the film had a listener.
  useLayoutEffect(measure, []);

  return {
    phase,
    time,
    ...shape,
    ...remote,
    seek: (second: number) => {
      remote.seek(second);
      // Update at once, or the bar would jump back until the film has moved.
      setTime(second);
    },
    toggle: () => {
      if (phase === 'playing' || phase === 'loading') remote.pause();
      else if (phase === 'paused') remote.resume();
      else remote.play(1);
    },
    element,
    /** Props of the video element. */
    video: {
      ref: element,
      src: url,
      preload: 'auto',
      muted: silent || muted || volume === 0,
      playsInline: true,
      onLoadedMetadata: measure,
      onTimeUpdate: move,
      onPlaying: () => dispatch('playing'),
      onWaiting: () => dispatch('stalled'),
      onPause: () => dispatch('paused'),
      onEnded: () => dispatch('ended'),
      onError: () => dispatch('broken'),
    },
  } as const;
}

/** A film in use. */
export type Film = ReturnType<typeof useFilm>;

/** Pauses the film while the page is hidden, and resumes it afterwards. */
function usePauseWhenHidden(element: { current: HTMLVideoElement | null }, remote: Remote) {
  useEffect(() => {
    let waits = false;
    const look = () => {
      const hidden = document.visibilityState === 'hidden';
      if (hidden) {
        waits = element.current?.paused === false;
        remote.pause();
      } else if (waits) {
        waits = false;
        remote.resume();
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [element, remote]);
}
