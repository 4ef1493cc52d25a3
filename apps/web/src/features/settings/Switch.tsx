import { classes, colourClass, type ToolbarColour } from '@digipals/ui';
import type { ReactNode } from 'react';
import css from './Switch.module.css';

type SignProps = { colour: ToolbarColour; children: ReactNode };

/** A coloured square with a sign, before a setting. */
export function Sign({ colour, children }: SignProps) {
  return (
    <span className={classes(css['sign'], colourClass(colour))} aria-hidden="true">
      {children}
    </span>
  );
}

type Props = {
  label: string;
  sign: ReactNode;
  on: boolean;
  onChange(on: boolean): void;
};

/** A setting that is on or off. */
export function Switch({ label, sign, on, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={css['row']}
      onClick={() => onChange(!on)}
    >
      {sign}
      <b>{label}</b>
      <span className={css['switch']} />
    </button>
  );
}
