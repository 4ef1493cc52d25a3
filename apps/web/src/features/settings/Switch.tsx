import { classes, colourClass, type ToolbarColour } from '@digipals/ui';
import type { ReactNode } from 'react';
import css from './Switch.module.css';
import { useSay } from './use-say.ts';

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
  /** Another sound answers the change. */
  quiet?: boolean;
  onChange(on: boolean): void;
};

/** A setting that is on or off, and says its name. */
export function Switch({ label, sign, on, quiet = false, onChange }: Props) {
  const say = useSay();
  const change = () => {
    onChange(!on);
    if (!quiet) say(label);
  };
  return (
    <button type="button" role="switch" aria-checked={on} className={css['row']} onClick={change}>
      {sign}
      <b>{label}</b>
      <span className={css['switch']} />
    </button>
  );
}
