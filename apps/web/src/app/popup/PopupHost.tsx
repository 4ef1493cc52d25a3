import { useText } from '@digipals/i18n/react';
import { Button, dominoUrls, Popup } from '@digipals/ui';
import { useEffect, useState } from 'react';
import type { PopupContent } from '../../shared/popups.ts';
import { useServices } from '../../shared/services.tsx';
import { ListenButton } from '../../shared/speech.tsx';
import { useStore } from '../../shared/store.ts';
import { OfflineRetry } from './OfflineRetry.tsx';

/** After the first page is there. */
const fetchedAfterMs = 2_000;

/** What the popups about a lost connection show cannot be fetched when they are needed. */
const neededOffline = [dominoUrls.sorry, dominoUrls.cheer];

function useKeptForOffline(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const url of neededOffline) new Image().src = url;
      void document.fonts?.load('1em Andika');
    }, fetchedAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Shows the popup of the store, and keeps it while it animates away. */
export function PopupHost() {
  const { popups } = useServices();
  useKeptForOffline();
  const state = useStore(popups);
  const [last, setLast] = useState<PopupContent | null>(null);
  const shown = state.state === 'shown' ? state.popup : null;
  if (shown && shown !== last) setLast(shown);
  return last && <ShownPopup popup={last} open={shown !== null} />;
}

function ShownPopup({ popup, open }: { popup: PopupContent; open: boolean }) {
  const t = useText();
  const { popups } = useServices();
  const { closable = true, mood = 'hello', title, text } = popup;
  const [trying, setTrying] = useState(false);
  const words = trying ? t('error.retrying') : text(t);
  const offline = popup.type === 'offline';
  return (
    <Popup
      open={open}
      closable={closable}
      onClose={popups.hide}
      closeLabel={t('action.close')}
      mood={mood}
      title={title ? title(t) : words}
      text={
        title && (
          <span aria-live="polite" data-popup-text="">
            {words}
          </span>
        )
      }
      speaker={<ListenButton text={words} />}
      actions={
        offline ? (
          <OfflineRetry trying={trying} onTrying={setTrying} />
        ) : (
          <PopupAction popup={popup} />
        )
      }
    />
  );
}

function PopupAction({ popup }: { popup: PopupContent }) {
  const t = useText();
  const { popups, history } = useServices();
  const { label, to, onAction } = popup;
  const act = () => {
    popups.hide();
    onAction?.();
    if (to) history.push(to);
  };
  return (
    <Button big wide onClick={act}>
      {label ? label(t) : t('action.ok')}
    </Button>
  );
}
