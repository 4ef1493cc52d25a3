import { SearchField as Field } from '@digipals/ui/grown-ups';
import type { RefObject } from 'react';
import { keyName } from '../keys/actions.ts';
import { useBindings } from '../keys/bindings.ts';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** A search field with its key. */
export function SearchField(props: Props) {
  const { search } = useBindings();
  return <Field {...props} icon={<Icon name="history" />} shortcut={keyName(search)} />;
}
