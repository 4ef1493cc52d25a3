import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box, Point } from '../../motion/geometry.ts';
import css from './Hand.module.css';

/** Events that end the demonstration: the child begins, or the boxes are elsewhere. */
const endings = ['pointerdown', 'keydown', 'resize', 'scroll'];

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

const halfway = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

type Props = {
  /** Where the tile and the place are in the window; null if they cannot be seen. */
  way(): { from: Box; to: Box } | null;
  onShow(): void;
};

/**
 * A hand that moves a tile half the way to a place and back, once: it shows the movement and answers nothing. It takes no
 * tap and leaves at the first touch or key. With reduced motion it rests on the tile, with an arrow of half the way.
 */
export function Hand({ way, onShow }: Props) {
  const [boxes, setBoxes] = useState<ReturnType<Props['way']>>(null);
  // Once for as long as the question is open: `way` and `onShow` are those of the first render.
  const [begin] = useState(() => () => {
    const found = way();
    if (found) onShow();
    setBoxes(found);
  });
  const leave = () => setBoxes(null);
  useEffect(() => {
    // The board has its layout after the first frame.
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [begin]);
  useEffect(() => {
    if (!boxes) return undefined;
    const listening = new AbortController();
    for (const ending of endings)
      addEventListener(ending, () => setBoxes(null), { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [boxes]);
  if (!boxes) return null;
  const from = middleOf(boxes.from);
  const to = halfway(from, middleOf(boxes.to));
  const { left, top, width, height } = boxes.from;
  const place: CSSProperties = { left, top, width, height };
  const style = { ...place, '--x': `${to.x - from.x}px`, '--y': `${to.y - from.y}px` };
  return createPortal(
    <div className={css['demo']} aria-hidden="true" data-hand>
      <Arrow from={from} to={to} />
      <div className={css['carried']} style={style} onAnimationEnd={leave}>
        <svg viewBox="0 0 46 58" className={css['hand']} aria-hidden="true">
          <path d="M19 6a4.500 4.500 0 0 1 9 0v18l9 2.200c3.500.9 5.800 4 5.400 7.600l-1.200 11C40.600 50 36.500 54 31.300 54H25c-3.300 0-6.300-1.500-8.300-4.100L6.500 36.500c-1.500-2-1.100-4.800.9-6.300 1.900-1.400 4.500-1.200 6.100.4l5.500 5.400Z" />
        </svg>
      </div>
    </div>,
    document.body,
  );
}

/** Only drawn with reduced motion. */
function Arrow({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <svg className={css['arrow']} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path d="M-16-12 2 0-16 12" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} />
    </svg>
  );
}
