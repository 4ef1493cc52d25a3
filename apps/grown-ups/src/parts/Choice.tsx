import { Select } from '@digipals/ui/grown-ups';
import css from './Choice.module.css';

type Props<T extends string> = {
  label: string;
  options: readonly T[];
  words: Record<T, string>;
  value: T;
  onChoose(value: NoInfer<T>): void;
  about?: string;
};

/** A drop-down list with its label above it. */
export const Choice = <T extends string>({ about, ...select }: Props<T>) => (
  <div className={css['choice']}>
    <span aria-hidden="true">{select.label}</span>
    <Select {...select} />
    {about && <small>{about}</small>}
  </div>
);
