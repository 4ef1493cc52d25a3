import { TextPartProvider, useText } from '@digipals/i18n/react';
import { Button, Popup } from '@digipals/ui';
import { useState } from 'react';
import { ForGrownUp } from '../../../routes/no-access/ForGrownUp.tsx';
import type { PopupContent } from '../../../shared/popups.ts';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { LinesPopup } from './LinesPopup.tsx';
import { OfflineRetry } from './OfflineRetry.tsx';

type Props = { popup: PopupContent; open: boolean };

/** The popup with its action (POPUP-01 to POPUP-12). A text of several lines is a list. */
export default function PopupView(props: Props) {
  const t = useText();
  const { help, text } = props.popup;
  const isList = help !== undefined || text(t).includes('\n');
  if (!isList) return <PlainPopup {...props} />;
  return (
    <TextPartProvider part="pages" waiting={null}>
      <LinesPopup {...props} actions={<PopupAction popup={props.popup} />} />
    </TextPartProvider>
  );
}

function PlainPopup({ popup, open }: Props) {
  const t = useText();
  const { popups } = useServices();
  const { closable = true, mood = 'hello', text } = popup;
  // A text that begins with the title, such as “Oops!”, says it once.
  const title = popup.title && text(t).startsWith(popup.title(t)) ? undefined : popup.title;
  const [trying, setTrying] = useState(false);
  const words = trying ? t('error.retrying') : text(t);
  const said = (
    <span aria-live="polite" data-popup-text="">
      {words}
    </span>
  );
  const offline = popup.type === 'offline';
  return (
    <Popup
      open={open}
      closable={closable}
      onClose={popups.hide}
      closeLabel={t('action.close')}
      mood={mood}
      own={popup.domino}
      title={title ? title(t) : said}
      text={title && said}
      speaker={<ListenButton text={words} />}
      actions={
        offline ? (
          <OfflineRetry trying={trying} onTrying={setTrying} />
        ) : (
          <PopupAction popup={popup} />
        )
      }
    >
      {popup.extra}
      {popup.upgrade && (
        <TextPartProvider part="pages" waiting={null}>
          <ForGrownUp />
        </TextPartProvider>
      )}
    </Popup>
  );
}

function PopupAction({ popup }: { popup: PopupContent }) {
  const t = useText();
  const { popups, history } = useServices();
  const { label, to, onAction, quiet = false, refusal } = popup;
  const act = () => {
    popups.hide();
    onAction?.();
    if (to) history.push(to);
  };
  return (
    <>
      <Button big={!quiet} wide variant={quiet ? 'quiet' : 'action'} onClick={act}>
        {label ? label(t) : t('action.ok')}
      </Button>
      {refusal && (
        <Button wide variant="quiet" onClick={popups.hide}>
          {refusal(t)}
        </Button>
      )}
    </>
  );
}
