import type { Item } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { useEffect, useRef } from 'react';
import css from './FullScreen.module.css';
import { useFullScreen } from './use-window.ts';

/** Opens the picture through the address, so that the Back button closes it (ROUTE-36). */
export const openFullScreen = () => {
  location.hash = 'fs';
};

/** The picture of the question in full screen while the address ends in `#fs`. */
export function FullScreen({ picture }: { picture: Item | undefined }) {
  const open = useFullScreen();
  return open && picture ? <Picture picture={picture} /> : null;
}

function Picture({ picture }: { picture: Item }) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => history.back();
  return (
    <dialog
      ref={dialog}
      className={css['screen']}
      aria-label={picture.label}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
    >
      <img src={picture.value} alt={picture.label ?? ''} />
      <div className={css['close']}>
        <RoundButton icon="x" label={t('player.exitFullScreen')} onClick={close} />
      </div>
    </dialog>
  );
}
