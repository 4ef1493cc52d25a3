import { classes } from '../../classes.ts';
import css from './CodeBoxes.module.css';

type Props = {
  label: string;
  value: string;
  /** Number of boxes at first; a longer code adds boxes, up to `longest`. */
  length: number;
  longest: number;
  onChange: (value: string) => void;
  onDone?: () => void;
  /** Id of the error text. */
  errorId?: string;
  disabled?: boolean;
};

/**
 * A short code, one box per character, over ONE text field: pasting, screen readers and the
 * tablet's own keyboard work as usual. Accepts letters, as capitals, and digits only.
 */
export function CodeBoxes(props: Props) {
  const { label, value, length, longest, onChange, onDone, errorId, disabled = false } = props;
  const clean = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, longest);
  const boxes = Array.from({ length: Math.max(length, value.length) }, (_, index) => index);
  return (
    <div className={css['code']}>
      {boxes.map(index => (
        <b
          key={index}
          aria-hidden="true"
          className={classes(css['box'], index === value.length && css['now'])}
        >
          {value[index]}
        </b>
      ))}
      <input
        className={css['input']}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        value={value}
        disabled={disabled}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="next"
        onChange={event => onChange(clean(event.target.value))}
        onKeyDown={event => {
          if (event.key === 'Enter') onDone?.();
        }}
      />
    </div>
  );
}
