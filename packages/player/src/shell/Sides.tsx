import { Domino } from '@digipals/ui';
import { memo, type ReactNode } from 'react';
import css from './Sides.module.css';

type Props = {
  pictures: readonly string[];
  /** In place of the blocks. */
  beside?: ReactNode;
};

/** Domino and three toy blocks beside the board; decoration only, hidden if there is no room. */
export const Sides = memo(function Sides({ pictures, beside }: Props) {
  return (
    <>
      <aside className={css['left']} aria-hidden="true" data-side>
        <Domino mood="sit" className={css['dog']} />
      </aside>
      <aside className={css['right']} aria-hidden="true" data-side>
        {beside ?? <Blocks pictures={pictures} />}
      </aside>
    </>
  );
});

const Blocks = ({ pictures }: Pick<Props, 'pictures'>) => (
  <div className={css['blocks']}>
    {pictures.map((url, place) => (
      <span key={url} className={css['block']} data-place={place}>
        <img src={url} alt="" />
      </span>
    ))}
  </div>
);
