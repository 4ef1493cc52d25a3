import css from './Confetti.module.css';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'violet'] as const;
const PIECES = 28;

/** Not random, so that screenshots are stable. */
function piece(index: number) {
  return {
    '--x': `${(index * 37) % 100}%`,
    '--delay': `${((index * 53) % 70) * 10}ms`,
    '--turn': `${180 + ((index * 97) % 540)}deg`,
    '--k': `var(--${COLOURS[index % COLOURS.length]})`,
  };
}

/** Confetti over the nearest positioned parent; falls once, and not at all with reduced motion. */
export function Confetti() {
  return (
    <div className={css['confetti']} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={piece(index)['--x']} className={css['piece']} style={piece(index)} />
      ))}
    </div>
  );
}
