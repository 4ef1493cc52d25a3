import { player } from '@digipals/contract/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartProps } from '../../../part.ts';

/** Plays a song with pause and seek, and reports its position in seconds. */
export function useSong({ component, ports, playback }: PartProps, onEnd: () => void) {
  const url = component.data[0]?.value ?? '';
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [time, setTime] = useState({ at: 0, length: 0 });
  const turn = useRef<AbortController | null>(null);
  const rate = useRef(1);

  const stop = () => {
    turn.current?.abort();
    setPlaying(false);
  };

  const play = async (from: number, speed: number) => {
    turn.current?.abort();
    const own = new AbortController();
    turn.current = own;
    rate.current = speed;
    setPlaying(true);
    const silent = setTimeout(() => {
      // A song that never starts must not block the run (AMBIG-43).
      own.abort();
      setFailed(true);
    }, player.triggerWaitMs);
    const end = await ports.sound.play(url, {
      rate: speed,
      music: true,
      signal: own.signal,
      from,
      onTime: (at, length) => {
        clearTimeout(silent);
        // Ten updates a second are enough for words, and spare a slow device.
        const step = Math.floor(at * 10) / 10;
        setTime(last => (last.at === step && last.length === length ? last : { at: step, length }));
      },
    });
    clearTimeout(silent);
    if (turn.current !== own) return;
    setPlaying(false);
    if (end === 'failed') setFailed(true);
    if (end === 'ended') {
      setTime(({ length }) => ({ at: 0, length }));
      onEnd();
    }
  };

  const again = useEffectEvent((speed: number) => void play(0, speed));
  useEffect(
    () => playback.register({ play: again, stop: () => turn.current?.abort() }),
    [playback],
  );
  useEffect(() => () => turn.current?.abort(), []);

  return {
    ...time,
    playing,
    failed,
    toggle: () => (playing ? stop() : void play(time.at, rate.current)),
    seek: (at: number) => {
      setTime(last => ({ ...last, at }));
      if (playing) void play(at, rate.current);
    },
  };
}
