import type { ReactNode } from 'react';
import css from './Room.module.css';

type Props = {
  label: string;
  /** Address of the picture behind the figure. */
  background: string;
  /** Address and name of the figure; a change makes it hop. */
  figure: string;
  alt: string;
  /** Height of the figure, of its width. */
  tall: number;
  /** Buttons on the left of the room. */
  rail: ReactNode;
  /** Anything else in the room. */
  children?: ReactNode;
};

/** The room in which a figure stands and wears at once what is tried on (WARDROBE-02). */
export function Room({ label, background, figure, alt, tall, rail, children }: Props) {
  return (
    <section className={css['room']} aria-label={label}>
      <img src={background} alt="" className={css['background']} />
      <div className={css['stand']} style={{ '--tall': tall }} data-alive>
        <img key={figure} src={figure} alt={alt} className={css['figure']} />
      </div>
      <div className={css['rail']}>{rail}</div>
      {children}
    </section>
  );
}
