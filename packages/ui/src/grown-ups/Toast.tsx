import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Toast.module.css';

type Props = {
  words: string;
  detail: string;
  /** What its button says. */
  action: ReactNode;
  disabled: boolean;
  onAction(): void;
  /** The time that is left, in words and as a share from 0 to 1. */
  left: string;
  share: number;
  className?: string | undefined;
};

/** A short message above the page, with one action for as long as it is there. */
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
