import { type InputHTMLAttributes, useId } from 'react';
import css from './TextField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  /** A kind error text; announced at once. */
  error?: string | undefined;
};

/** A labelled single-line text field. */
export function TextField({ label, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className={css['input']}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={css['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
