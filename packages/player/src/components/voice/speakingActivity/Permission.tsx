import { useText } from '@digipals/i18n/react';
import { Button, Domino } from '@digipals/ui';
import css from './Permission.module.css';

type Props = { waiting: boolean; onSpeak(): void; onListen(): void };

/** Asks before the browser does, in simple words: the recording stays on the device (GAME-16, SAFE-15). */
export function Permission({ waiting, onSpeak, onListen }: Props) {
  const t = useText();
  return (
    <div className={css['ask']}>
      <div className={css['art']}>
        <Domino mood="hello" className={css['dog']} />
      </div>
      <div className={css['words']}>
        <h2>{t('player.mic.title')}</h2>
        <p>{t('player.mic.text')}</p>
        <Button big wide icon="mic" disabled={waiting} onClick={onSpeak}>
          {t('player.mic.yes')}
        </Button>
        <Button big wide variant="quiet" icon="speak" onClick={onListen}>
          {t('player.mic.no')}
        </Button>
      </div>
    </div>
  );
}
