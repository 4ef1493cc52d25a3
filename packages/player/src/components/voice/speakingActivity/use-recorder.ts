import { useEffect, useRef, useState } from 'react';
import type { PlayerPorts } from '../../../ports.ts';

/** Bars of the wave while a child speaks. */
export const waveBars = 32;

/** The loudness of a recording as bars, the latest one last; `seconds` since it started. */
export type Running = { levels: readonly number[]; seconds: number };

type Given = {
  ports: PlayerPorts;
  /** Longest recording in seconds (GAME-17). */
  limit: number;
  onRecorded(recording: Blob): void;
  /** The microphone has failed: the child continues by listening. */
  onFailed(): void;
};

/** Records one turn at a time. Stops at the limit, by a tap, or when the page is hidden; unmounting discards the recording. */
export function useRecorder({ ports, limit, onRecorded, onFailed }: Given) {
  const [running, setRunning] = useState<Running | null>(null);
  const ending = useRef<AbortController | null>(null);
  const left = useRef(false);

  const start = async () => {
    if (ending.current) return;
    const own = new AbortController();
    ending.current = own;
    ports.sound.stop();
    const begun = ports.now();
    setRunning({ levels: [], seconds: 0 });
    const recording = await ports.microphone.record({
      seconds: limit,
      stop: own.signal,
      onLevel: level =>
        setRunning(last => ({
          levels: [...(last?.levels ?? []), level].slice(-waveBars),
          seconds: Math.min(limit, (ports.now() - begun) / 1000),
        })),
    });
    // Unmounting stopped this recording, so it belongs to no question and is discarded.
    if (left.current) return;
    ending.current = null;
    setRunning(null);
    if (recording) onRecorded(recording);
    else onFailed();
  };

  useEffect(() => {
    const end = () => ending.current?.abort();
    const hide = () => {
      if (document.visibilityState === 'hidden') end();
    };
    left.current = false;
    document.addEventListener('visibilitychange', hide);
    return () => {
      left.current = true;
      document.removeEventListener('visibilitychange', hide);
      end();
    };
  }, []);

  return { running, start: () => void start(), stop: () => ending.current?.abort() };
}
