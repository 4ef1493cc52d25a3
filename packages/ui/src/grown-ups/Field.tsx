import type { ComponentProps, ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';
import css from './Field.module.css';
import { KeyCap } from './KeyCap.tsx';

type LabelledProps = { label: string; large?: boolean };

/** A labelled text input. */
export const TextField = ({
  label,
  large = false,
  ...input
}: LabelledProps & Omit<ComponentProps<'input'>, 'className'>) => (
  <label className={classes(css['labelled'], large && css['large'])}>
    {label}
    <input {...input} className={classes(css['field'], large && css['large'])} />
  </label>
);

type AreaProps = Omit<ComponentProps<'textarea'>, 'className'> & { tall?: boolean };

const areaClass = (tall: boolean): string =>
  classes(css['field'], css['area'], tall && css['tall']);

/** A multi-line text input. */
export const TextBox = ({ tall = false, ...area }: AreaProps) => (
  <textarea {...area} className={areaClass(tall)} />
);

/** A labelled multi-line text input. */
export const LabelledTextBox = ({
  label,
  tall = false,
  ...area
}: AreaProps & { label: string }) => (
  <label className={css['labelled']}>
    {label}
    <textarea {...area} className={areaClass(tall)} />
  </label>
);

type SelectProps<T extends string> = {
  label: string;
  options: readonly T[];
  words: Record<T, string>;
  value: T;
  onChoose(value: NoInfer<T>): void;
};

/** A drop-down list. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, words, value, onChoose } = props;
  const choose = (chosen: string) => {
    const one = options.find(option => option === chosen);
    if (one !== undefined) onChoose(one);
  };
  return (
    <select
      className={css['field']}
      aria-label={label}
      value={value}
      onChange={event => choose(event.target.value)}
    >
      {options.map(option => (
        <option key={option} value={option}>
          {words[option]}
        </option>
      ))}
    </select>
  );
}

/** A drop-down list with its label above it, and what it is about below. */
export const LabelledSelect = <T extends string>({
  about,
  ...select
}: SelectProps<T> & { about?: string }) => (
  <label className={css['labelledSelect']}>
    <span>{select.label}</span>
    <Select {...select} />
    {about && <small>{about}</small>}
  </label>
);

type SearchProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  icon: ReactNode;
  /** The key that focuses it. */
  shortcut: string;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** A search input. */
export const SearchField = ({ label, value, onChange, icon, shortcut, inputRef }: SearchProps) => (
  <label className={classes(css['field'], css['search'])}>
    {icon}
    <input
      ref={inputRef}
      type="search"
      placeholder={label}
      aria-label={label}
      value={value}
      maxLength={100}
      onChange={event => onChange(event.target.value)}
    />
    <KeyCap>{shortcut}</KeyCap>
  </label>
);
