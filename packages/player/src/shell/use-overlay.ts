import { player } from '@digipals/contract/constants';
import { useRef, useState } from 'react';
import { type Overlay, pause } from './play-triggers.ts';

/** An overlay on the screen. */
export type ShownOverlay = Overlay & {
  /** It was shown to its end: the next may start. */
  onOver(): void;
  /** It closes, after its time or by the child. */
  onGone(): void;
};

/**
 * The picture or film of the feedback (PLAYER-31). A picture ends at once and closes after 3 s
 * (PLAYER-63); a film reports its own end, and stays a while so that it can be replayed.
 */
export function useOverlay() {
  const [overlay, setOverlay] = useState<ShownOverlay | null>(null);
  const current = useRef<ShownOverlay | null>(null);

  const put = (next: ShownOverlay | null) => {
    current.current = next;
    setOverlay(next);
  };

  /** Shows an overlay instead of the one before; both promises always resolve. */
  const show = (next: Overlay, signal: AbortSignal) => {
    current.current?.onGone();
    let isGone: () => void = () => undefined;
    let isOver: () => void = () => undefined;
    const gone = new Promise<void>(resolve => {
      isGone = resolve;
    });
    const over = new Promise<void>(resolve => {
      isOver = resolve;
    });
    const shown: ShownOverlay = {
      ...next,
      onOver: isOver,
      onGone: () => {
        if (current.current === shown) put(null);
        isOver();
        isGone();
      },
    };
    put(shown);
    signal.addEventListener('abort', shown.onGone);
    if (next.type === 'image') {
      isOver();
      void pause(player.confirmationImageMs, signal).then(shown.onGone);
    }
    return { over, gone };
  };

  return { overlay, show };
}
