import { TextBox } from '@digipals/ui/grown-ups';
import type { Ref } from 'react';

type Props = {
  placeholder: string;
  value: string;
  onChange(value: string): void;
  ref: Ref<HTMLTextAreaElement>;
};

/** A note for other adults; children never see it. */
export const NoteField = ({ onChange, ...field }: Props) => (
  <TextBox
    {...field}
    aria-label="Note for adults"
    maxLength={1_000}
    onChange={event => onChange(event.target.value)}
  />
);
