import { Domino } from '@digipals/ui';
import { memo } from 'react';
import css from './Sides.module.css';

/** Domino and three toy blocks beside the board; decoration only, hidden if there is no room. */
export const Sides = memo(function Sides({ pictures }: { pictures: readonly string[] }) {
  return (
    <>
      <aside className={css['left']} aria-hidden="true" data-side>
        <Domino mood="sit" className={css['dog']} />
      </aside>
      <aside className={css['right']} aria-hidden="true" data-side>
        <div className={css['blocks']}>
          {pictures.map((url, place) => (
            <span key={url} className={css['block']} data-place={place}>
              <img src={url} alt="" />
            </span>
          ))}
        </div>
      </aside>
    </>
  );
});
