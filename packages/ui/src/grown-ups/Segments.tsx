import { classes } from '../classes.ts';
import css from './Segments.module.css';

type Props<T extends string> = {
  label: string;
  options: readonly { value: T; words: string }[];
  value: T;
  onChoose(value: NoInfer<T>): void;
  small?: boolean;
  className?: string | undefined;
};

/** A segmented control: one of several buttons is selected. */
export function Segments<T extends string>(props: Props<T>) {
  const { label, options, value, onChoose, small = false, className } = props;
  return (
    <fieldset
      className={classes(css['segments'], small && css['small'], className)}
      aria-label={label}
    >
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.words}
        </button>
      ))}
    </fieldset>
  );
}
