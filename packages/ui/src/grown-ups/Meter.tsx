import css from './Meter.module.css';

/** A share from 0 to 1 as a bar; decorative, so show the number beside it. */
export const Meter = ({ share }: { share: number }) => (
  <span className={css['meter']}>
    <i style={{ '--share': `${share * 100}%` }} />
  </span>
);
