import type { Word } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Domino, type DominoMood, Spinner } from '@digipals/ui';
import type { ReactNode } from 'react';
import type { RemoteData } from '../../shared/remote-data.ts';
import { useServices } from '../../shared/services.tsx';
import css from './WordPanel.module.css';

/** Renders words as cards. */
export type ShowWords = (words: readonly Word[]) => ReactNode;

type Props<T> = {
  data: RemoteData<T>;
  /** What it says when the data cannot be loaded. */
  failed: string;
  onRetry(): void;
  children(data: T): ReactNode;
};

/** The white panel of words: waits for its data, or says why there are none. */
export function WordPanel<T>({ data, failed, onRetry, children }: Props<T>) {
  const t = useText();
  const { browser } = useServices();
  if (data.state === 'success') return <div className={css['panel']}>{children(data.data)}</div>;
  if (data.state !== 'failed')
    return (
      <div className={css['panel']}>
        <div className={css['note']}>
          <Spinner label={t('common.loading')} />
        </div>
      </div>
    );
  return (
    <div className={css['panel']}>
      <Note mood="sorry" role="alert" text={failed}>
        {!browser.isOnline() && <p>{t('dictionary.offline')}</p>}
        <Button icon="again" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </Note>
    </div>
  );
}

type NoteProps = {
  mood: DominoMood;
  text: string;
  role?: 'alert' | 'status';
  children?: ReactNode;
};

/** Domino says something instead of words. */
export function Note({ mood, text, role, children }: NoteProps) {
  return (
    <div className={css['note']}>
      <Domino mood={mood} className={css['dog']} />
      <p role={role}>{text}</p>
      {children}
    </div>
  );
}
