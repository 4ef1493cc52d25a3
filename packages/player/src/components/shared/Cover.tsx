import css from './Cover.module.css';

function Face() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 8 74 42l36 3-28 24 9 36-31-19-31 19 9-36L10 45l36-3Z" />
      <path d="M49 52c1-9 7-12 12-12 8 0 13 5 13 11 0 10-13 10-13 20M61 82v.2" />
    </svg>
  );
}

type Props = {
  /** Accessible name of the cover. */
  label: string;
  /** Reveals the content; undefined when only a right answer does. */
  onReveal: (() => void) | undefined;
};

/** A surprise: covers the content until it is revealed. */
export function Cover({ label, onReveal }: Props) {
  if (onReveal)
    return (
      <button
        type="button"
        className={css['cover']}
        aria-label={label}
        onClick={onReveal}
        data-cover
      >
        <Face />
      </button>
    );
  return (
    <div role="img" className={css['cover']} aria-label={label} data-cover>
      <Face />
    </div>
  );
}
