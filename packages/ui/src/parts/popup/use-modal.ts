import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Opens the dialog above everything, focuses its main action, and restores the focus at the end. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-popup-actions] :is(button, a[href])')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ref]);
}

/**
 * Requests to close by a tap outside, Escape or the system's back gesture; never closes without
 * `onRequest`. `closedby` stops browsers that close a dialog at the second request regardless of the
 * page; the events do the same in the others.
 */
export function useCloseRequests(
  ref: RefObject<HTMLDialogElement | null>,
  onRequest: (() => void) | undefined,
): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.setAttribute('closedby', onRequest ? 'closerequest' : 'none');
    const cancel = (event: Event) => {
      event.preventDefault();
      onRequest?.();
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog in a dialog closes alone.
      event.stopPropagation();
      cancel(event);
    };
    // The dialog fills the window and its white part is a child: a tap on the dialog itself is a tap outside.
    const click = (event: Event) => {
      if (event.target === dialog) onRequest?.();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('keydown', keydown);
    dialog.addEventListener('click', click);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('keydown', keydown);
      dialog.removeEventListener('click', click);
    };
  }, [ref, onRequest]);
}
