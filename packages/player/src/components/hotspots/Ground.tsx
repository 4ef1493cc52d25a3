import { isCalm } from '@digipals/ui/calm';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './hotspots.module.css';

const calm = { opacity: [0.8, 0] };
const lively = { opacity: [0.9, 0], scale: [0.4, 1] };

/** The picture outside its places: a tap there shows a soft ring, and is a miss. */
export function Ground({ onMiss }: { onMiss(): void }) {
  const ground = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLSpanElement>(null);
  const missed = useEffectEvent(onMiss);
  useEffect(() => {
    const area = ground.current;
    const show = ({ clientX, clientY }: MouseEvent) => {
      missed();
      const box = area?.getBoundingClientRect();
      if (!box || !ring.current) return;
      ring.current.style.left = `${clientX - box.left}px`;
      ring.current.style.top = `${clientY - box.top}px`;
      ring.current.animate(isCalm() ? calm : lively, { duration: 500, easing: 'ease-out' });
    };
    area?.addEventListener('click', show);
    return () => area?.removeEventListener('click', show);
  }, []);
  return (
    <div ref={ground} className={css['ground']} aria-hidden="true">
      <span ref={ring} className={css['miss']} />
    </div>
  );
}
