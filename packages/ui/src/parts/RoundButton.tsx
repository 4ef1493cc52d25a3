import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { colourClass, type ToolbarColour } from '../colours.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './RoundButton.module.css';

/** The class of a round button, for links that must look like one. */
export function roundButtonClass(colour?: ToolbarColour): string {
  return classes(css['round'], colourClass(colour));
}

export type RoundButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName;
  label: string;
  colour?: ToolbarColour | undefined;
};

/** A round button with an icon; `label` is its accessible name. `disabled` keeps it focusable, as a `Button`. */
export function RoundButton(props: RoundButtonProps) {
  const { icon, label, colour, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(disabled && { 'aria-disabled': true, onClick: undefined })}
      aria-label={label}
      className={classes(roundButtonClass(colour), className)}
    >
      <Icon name={icon} />
    </button>
  );
}

type SpeakerProps = {
  label: string;
  onSpeak: () => void;
  /** For a button that a second press stops: whether it is speaking now. */
  speaking?: boolean;
  /** Icon only, for pages with many buttons or a button inside text. */
  quiet?: boolean;
  className?: string;
};

/** Reads a text aloud. Needed beside every text that a child must read to act. */
export function SpeakerButton({ label, onSpeak, speaking, quiet, className }: SpeakerProps) {
  return (
    <RoundButton
      icon="speak"
      colour={quiet ? undefined : 'blue'}
      label={label}
      onClick={onSpeak}
      aria-pressed={speaking}
      data-speaking={speaking || undefined}
      className={classes(quiet && css['quiet'], className)}
    />
  );
}
