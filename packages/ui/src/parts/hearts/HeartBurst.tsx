import { useEffect, useRef } from 'react';
import css from './HeartBurst.module.css';
import { useSendAway } from './use-send-away.ts';

const hearts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How long a burst stays, in ms. Its animations take as long. */
const stayMs = 2_600;

type Props = { words: string; onEnd(): void };

/**
 * Hearts that burst over the page with a few words, and go away by themselves, or at once on a tap on the words
 * or Escape. With reduced motion there are only the words, still.
 */
export function HeartBurst({ words, onEnd }: Props) {
  const box = useRef<HTMLParagraphElement>(null);
  useSendAway(box, onEnd);
  useEffect(() => {
    const timer = setTimeout(onEnd, stayMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div className={css['burst']} data-heart-burst="">
      {hearts.map(heart => (
        <i key={heart} className={css['heart']} style={{ '--n': heart }}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20.5C5 16 2.5 12.5 2.5 8.8 2.5 6 4.7 4 7.2 4 9.2 4 11 5.2 12 7c1-1.8 2.8-3 4.8-3 2.5 0 4.7 2 4.7 4.8 0 3.7-2.5 7.2-9.5 11.7Z" />
          </svg>
        </i>
      ))}
      <p ref={box} role="status" className={css['words']}>
        {words}
      </p>
    </div>
  );
}
