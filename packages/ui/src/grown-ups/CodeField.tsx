import type { RefObject } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx';
import css from './CodeField.module.css';

const boxes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** Digits of a code. */
export const codeDigits = boxes.length;

type Props = {
  label: string;
  value: string;
  isWrong: boolean;
  /** Called with digits only. */
  onChange(digits: string): void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** A field for the six digits of an authenticator, shown as boxes. */
export const CodeField = ({ label, value, isWrong, onChange, inputRef }: Props) => (
  <label className={css['code']}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <input
      ref={inputRef}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      aria-invalid={isWrong}
      onChange={event => onChange(event.target.value.replace(/\D/g, '').slice(0, codeDigits))}
    />
    {boxes.map((box, place) => (
      <b key={box} aria-hidden="true" className={classes(place === value.length && css['next'])}>
        {value[place]}
      </b>
    ))}
  </label>
);
