import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import css from './Button.module.css';

type Look = { variant?: 'primary' | 'ghost' | undefined; large?: boolean; wide?: boolean };

/** The class of a button, for links that look like one. */
export function buttonClass({ variant, large = false, wide = false }: Look = {}): string {
  return classes(
    css['button'],
    variant && css[variant],
    large && css['large'],
    wide && css['wide'],
  );
}

type Props = Look & ComponentProps<'button'>;

/** A button for adults; may contain the `KeyCap` of its shortcut. */
export function Button({ variant, large = false, wide = false, className, ...rest }: Props) {
  const look = buttonClass({ variant, large, wide });
  return <button type="button" {...rest} className={classes(look, className)} />;
}

/** A button that looks like a link in running text. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(css['link'], className)} />;
}
