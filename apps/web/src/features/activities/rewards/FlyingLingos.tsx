import { Coin } from '@digipals/ui';
import { useLayoutEffect, useRef } from 'react';
import css from './FlyingLingos.module.css';

const coins = [0, 1, 2, 3, 4, 5];

/** Lingos that fly to the counter in the toolbar. Decoration only. */
export function FlyingLingos() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = ref.current?.getBoundingClientRect();
    const to = document.querySelector('[data-lingo-counter]')?.getBoundingClientRect();
    if (!from || !to) return;
    ref.current?.style.setProperty('--dx', `${to.left + to.width / 2 - from.left}px`);
    ref.current?.style.setProperty('--dy', `${to.top + to.height / 2 - from.top}px`);
  }, []);
  return (
    <span ref={ref} className={css['swarm']} aria-hidden="true">
      {coins.map(coin => (
        <i key={coin} className={css['flight']} style={{ '--n': coin }}>
          <Coin className={css['coin']} />
        </i>
      ))}
    </span>
  );
}
