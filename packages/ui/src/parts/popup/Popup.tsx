import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../../classes.ts';
import type { DominoMood } from '../Domino.tsx';
import { MovingDomino } from '../moving/MovingDomino.tsx';
import { RoundButton } from '../RoundButton.tsx';
import { useSwipeRight } from '../swipe/use-swipe-right.ts';
import css from './Popup.module.css';
import { useClosing } from './use-closing.ts';
import { useCloseRequests, useModal } from './use-modal.ts';

type PopupProps = {
  open: boolean;
  /** Called on a tap outside, a swipe right, Escape or the cross; only if `closable`. */
  onClose?: () => void;
  closable?: boolean;
  /** Accessible name of the cross; without it there is no cross. */
  closeLabel?: string;
  mood?: DominoMood;
  /** Base address of a child's own Domino, who then moves. */
  own?: string | undefined;
  /** True to hide the page behind it completely. */
  hidesPage?: boolean;
  /** True for a choice of many things, which needs the room. */
  wide?: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Content between the text and the buttons. */
  children?: ReactNode;
  /** Buttons: one main action, first. */
  actions: ReactNode;
  /** The speaker button that reads title and text. */
  speaker?: ReactNode;
};

/**
 * A question or message with Domino on it, above everything (POPUP-09 to POPUP-13).
 * It stays mounted for 500 ms after `open` turns false to animate; it takes the focus and restores it.
 */
export function Popup(props: PopupProps) {
  const state = useClosing(props.open);
  return state === 'gone' ? null : <PopupDialog {...props} closing={state === 'closing'} />;
}

function PopupDialog(props: PopupProps & { closing: boolean }) {
  const { closing, closable = false, onClose, mood = 'hello' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = closable && !closing ? onClose : undefined;
  useModal(ref);
  useCloseRequests(ref, close);
  const swipe = useSwipeRight(close);
  return (
    <dialog
      ref={ref}
      className={classes(css['veil'], props.hidesPage && css['opaque'], closing && css['closing'])}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
    >
      <section className={classes(css['popup'], css[mood], props.wide && css['wide'])} {...swipe}>
        <MovingDomino mood={mood} own={props.own} className={css['dog']} />
        {close && props.closeLabel && (
          <RoundButton icon="x" label={props.closeLabel} className={css['close']} onClick={close} />
        )}
        <h2 id={titleId} className={css['title']}>
          {props.title}
        </h2>
        {props.text && <p className={css['text']}>{props.text}</p>}
        {props.children}
        <div className={css['actions']}>
          {props.speaker}
          <div className={css['buttons']} data-popup-actions="">
            {props.actions}
          </div>
        </div>
      </section>
    </dialog>
  );
}
