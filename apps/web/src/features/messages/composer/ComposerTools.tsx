import { useText } from '@digipals/i18n/react';
import { Button, Icon } from '@digipals/ui';
import { useEnglish, useVoice } from '../../../shared/speech.tsx';
import css from './Composer.module.css';
import type { PartProps } from './use-composer.ts';

/** Buttons below the text: sentence maker, listen, new text and send. */
export function ComposerTools({
  composer,
  editing,
  onMake,
  onStopEditing,
}: PartProps & { onMake(): void }) {
  const t = useText();
  const voice = useVoice(useEnglish());
  const { writing, sendable, busy, error, isAsking, blocksSending } = composer;
  const again = editing ? t('action.sendAgain') : t('action.send');
  return (
    <div className={css['tools']}>
      <button type="button" className={css['blocks']} data-blocks="" onClick={onMake}>
        <span className={css['sign']}>
          <Icon name="puzzle" />
        </span>
        <span className={css['wide']}>{t('sentence.open')}</span>
        <span className={css['short']}>{t('sentence.short')}</span>
      </button>
      {voice && (
        <button
          type="button"
          className={css['listen']}
          aria-label={t('messages.listenMine')}
          aria-pressed={voice.reads}
          onClick={() => voice.toggle(writing.text)}
        >
          <span className={css['sign']}>
            <Icon name="speak" />
          </span>
          <span className={css['wide']}>{t('action.listen')}</span>
        </button>
      )}
      {onStopEditing && (
        <button
          type="button"
          className={css['other']}
          aria-label={t('messages.newOne')}
          onClick={onStopEditing}
        >
          <span className={css['sign']}>
            <Icon name="pen" />
          </span>
          <span className={css['wide']}>{t('messages.newOne')}</span>
        </button>
      )}
      <Button
        // A hint asks first: its button is the main one now.
        variant={blocksSending ? 'secondary' : 'action'}
        className={css['send']}
        // The popup over the page has the one Send button.
        style={isAsking ? { visibility: 'hidden' } : undefined}
        iconAfter="send"
        disabled={!sendable || busy}
        onClick={() => void composer.press()}
      >
        {error ? t('messages.tryAgain') : again}
      </Button>
    </div>
  );
}
