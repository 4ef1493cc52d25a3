import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './Button.module.css';

/** `plain`: for secondary actions. */
export type ButtonVariant = 'action' | 'secondary' | 'quiet' | 'plain' | 'go' | 'again';
type Look = { variant?: ButtonVariant; big?: boolean; wide?: boolean };

/** The class of a button, for links that must look like one. */
export function buttonClass({ variant = 'action', big = false, wide = false }: Look = {}): string {
  return classes(css['button'], css[variant], big && css['big'], wide && css['wide']);
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> & {
    icon?: IconName;
    iconAfter?: IconName;
    children?: ReactNode;
  };

/**
 * A button with a face and a deep edge that sinks when pressed.
 * `disabled` keeps it focusable (aria-disabled), so that a child with a keyboard or screen reader can find it.
 */
export function Button(props: ButtonProps) {
  const { variant, big, wide, icon, iconAfter, disabled, onClick, className, children, ...rest } =
    props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  const look = { ...(variant && { variant }), ...(big && { big }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      className={classes(buttonClass(look), className)}
      onClick={press}
    >
      {icon && <Icon name={icon} className={css['icon']} />}
      {children}
      {iconAfter && <Icon name={iconAfter} className={css['icon']} />}
    </button>
  );
}
