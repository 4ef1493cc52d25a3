import css from './Seek.module.css';

/** Minutes and seconds: 0:07. */
export const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

type Props = {
  label: string;
  /** Place and length in seconds; length 0 while it is not known. */
  at: number;
  length: number;
  onSeek(at: number): void;
};

/** Seek bar of a film or song; it can be dragged, tapped or moved with the arrow keys. */
export function Seek({ label, at, length, onSeek }: Props) {
  return (
    <input
      type="range"
      className={css['seek']}
      aria-label={label}
      aria-valuetext={`${clock(at)} / ${clock(length)}`}
      min={0}
      max={length || 1}
      step={(length || 1) / 50}
      value={at}
      style={{ '--part': length > 0 ? at / length : 0 }}
      onChange={event => onSeek(event.currentTarget.valueAsNumber)}
    />
  );
}
