import css from './Level.module.css';

/** A level from 0 to 3 as bars, with an accessible `label`. */
export const Level = ({ level, label }: { level: number; label: string }) => (
  <span className={css['level']} data-level={level} role="img" aria-label={label}>
    <i />
    <i />
    <i />
  </span>
);
