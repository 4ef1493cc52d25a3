import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './Flight.module.css';

type Props = {
  /** Selector of the place where they arrive, in the toolbars. */
  to: string;
  count: number;
  /** One of the things that fly. */
  children: ReactNode;
};

/** Things that fly to where they are counted. Decoration only. */
export function Flight({ to, count, children }: Props) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = ref.current?.getBoundingClientRect();
    const goal = document.querySelector(to)?.getBoundingClientRect();
    if (!from || !goal) return;
    ref.current?.style.setProperty('--dx', `${goal.left + goal.width / 2 - from.left}px`);
    ref.current?.style.setProperty('--dy', `${goal.top + goal.height / 2 - from.top}px`);
  }, [to]);
  return (
    <span ref={ref} className={css['swarm']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map(index => (
        <i key={index} className={css['flight']} style={{ '--n': index }}>
          <span className={css['thing']}>{children}</span>
        </i>
      ))}
    </span>
  );
}
