import { languageTag } from '@digipals/i18n';
import { useLocale, useText } from '@digipals/i18n/react';
import { Icon, Popup, SpeakerButton } from '@digipals/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { helpOf } from '../../../features/help/help-of.ts';
import type { PopupContent } from '../../../shared/popups.ts';
import { useServices } from '../../../shared/services.tsx';
import { useVoice } from '../../../shared/speech.tsx';
import css from './LinesPopup.module.css';

type Props = { popup: PopupContent; open: boolean; actions: ReactNode };

/**
 * A popup of several sentences; the one that is read aloud is marked. Help has a picture, and is read at
 * once: a child who asks for it may not read well.
 */
export function LinesPopup({ popup, open, actions }: Props) {
  const t = useText();
  const { popups, sounds } = useServices();
  const help = popup.help && helpOf[popup.help];
  const text = popup.text(t) || (help ? t(help.text) : '');
  const lines = text.split('\n');
  const voice = useVoice(languageTag(useLocale()));
  const begin = useEffectEvent(() => {
    if (help && !sounds.muted.get()) voice?.toggle(...lines);
  });
  useEffect(() => begin(), []);
  return (
    <Popup
      open={open}
      closable
      onClose={popups.hide}
      closeLabel={t('action.close')}
      mood={popup.mood ?? 'hello'}
      title={popup.title?.(t)}
      speaker={
        voice && (
          <SpeakerButton
            label={t('action.listen')}
            speaking={voice.reads}
            onSpeak={() => voice.toggle(...lines)}
          />
        )
      }
      actions={actions}
    >
      {help && (
        <img src={help.picture} alt="" width={110} height={110} className={css['picture']} />
      )}
      <ul className={css['lines']} data-popup-text="">
        {lines.map((line, at) => (
          <li key={line} data-reads={voice?.line === at || undefined}>
            {line}
            {voice?.line === at && <Icon name="speak" />}
          </li>
        ))}
      </ul>
    </Popup>
  );
}
