import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { useModal } from '../parts/popup/use-modal.ts';
import css from './Dialog.module.css';

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons beside the title. */
  actions: ReactNode;
  /** Called on Escape or the system's back gesture. */
  onClose(): void;
  children: ReactNode;
};

/** A modal dialog; restores the focus when it closes. */
export function Dialog({ title, subtitle, actions, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref);
  // React lets this event bubble: without the check, closing a dialog inside this one would close both.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    // It may stay, after a question.
    event.preventDefault();
    onClose();
  };
  // Browsers close a dialog at the second Escape without asking the page.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
    // A held key, or one that ends the composition of an input method.
    if (event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={css['dialog']}
      aria-labelledby={titleId}
      onCancel={cancel}
      onKeyDown={closeByKey}
    >
      <header className={css['header']}>
        <h1 id={titleId}>{title}</h1>
        <span className={css['subtitle']}>{subtitle}</span>
        {actions}
      </header>
      {children}
    </dialog>
  );
}
