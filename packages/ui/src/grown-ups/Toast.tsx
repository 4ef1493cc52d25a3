import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Toast.module.css';

type Props = {
  words: string;
  detail: string;
  /** The label of the button. */
  action: ReactNode;
  disabled: boolean;
  onAction(): void;
  /** The remaining time, in words and as a share from 0 to 1. */
  left: string;
  share: number;
  className?: string | undefined;
};

/** A temporary message above the page, with one action. */
export const Toast = (props: Props) => (
  <div className={classes(css['toast'], props.className)}>
    <span>{props.words}</span>
    <span className={css['detail']}>{props.detail}</span>
    <button
      type="button"
      className={css['action']}
      disabled={props.disabled}
      onClick={props.onAction}
    >
      {props.action}
    </button>
    <span className={css['detail']}>{props.left}</span>
    <i className={css['left']} style={{ '--share': props.share }} />
  </div>
);
