import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../../classes.ts';
import { useClosing } from '../popup/use-closing.ts';
import { useCloseRequests, useModal } from '../popup/use-modal.ts';
import { RoundButton } from '../RoundButton.tsx';
import { useSwipeRight } from '../swipe/use-swipe-right.ts';
import css from './Drawer.module.css';

/** How long the drawer takes to slide away, in milliseconds; `--d-show` in CSS. */
const CLOSE_MS = 360;

type Props = {
  open: boolean;
  /** Called by the cross, Escape, a tap outside or a swipe to the right. */
  onClose(): void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
};

/**
 * A panel that slides in over the page: from the right, or from below in a narrow window. A modal
 * dialog named by its title; it takes the focus and restores it.
 */
export function Drawer(props: Props) {
  const state = useClosing(props.open, CLOSE_MS);
  return state === 'gone' ? null : <OpenDrawer {...props} closing={state === 'closing'} />;
}

function OpenDrawer({
  onClose,
  title,
  closeLabel,
  children,
  closing,
}: Props & { closing: boolean }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = closing ? undefined : onClose;
  useModal(ref);
  useCloseRequests(ref, close);
  const swipe = useSwipeRight(close);
  return (
    <dialog
      ref={ref}
      className={classes(css['veil'], closing && css['closing'])}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
    >
      <section className={css['drawer']} {...swipe}>
        <header className={css['header']}>
          <h2 id={titleId}>{title}</h2>
          <RoundButton icon="x" label={closeLabel} onClick={close} />
        </header>
        {children}
      </section>
    </dialog>
  );
}
