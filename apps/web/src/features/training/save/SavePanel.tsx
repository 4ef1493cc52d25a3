import { useText } from '@digipals/i18n/react';
import { Button, type DominoMood, Popup, ProgressBar } from '@digipals/ui';
import { useInstall } from '../../../shared/offline/use-install.ts';
import { ListenButton } from '../../../shared/speech.tsx';
import type { SaveState } from '../../../worker/messages.ts';
import { megabytes, percentSaved } from './lesson-to-save.ts';
import css from './SavePanel.module.css';
import type { SavedLesson } from './use-saved-lesson.ts';

type Props = {
  open: boolean;
  title: string;
  /** Size of the lesson in bytes. */
  bytes: number;
  saved: SavedLesson;
  onClose(): void;
};

const moods: Record<SaveState, DominoMood> = {
  none: 'think',
  saving: 'think',
  partly: 'sorry',
  saved: 'cheer',
  full: 'sorry',
};

/** Explains what saving a lesson means, its size, the progress and the possible actions. */
export function SavePanel({ open, title, bytes, saved, onClose }: Props) {
  const t = useText();
  const { state } = saved;
  const words = useWords(state, state === 'saved' ? saved.bytes : bytes);
  const progress = t('offline.progress', {
    done: megabytes(Math.min(saved.bytes, bytes)),
    total: megabytes(bytes),
  });
  const isOnItsWay = state === 'saving' || state === 'partly';
  return (
    <Popup
      open={open}
      closable
      onClose={onClose}
      closeLabel={t('action.close')}
      mood={moods[state]}
      title={<span aria-live="polite">{words.title}</span>}
      text={words.text}
      speaker={<ListenButton text={`${words.title} ${words.text ?? ''}`} />}
      actions={<Actions saved={saved} onClose={onClose} />}
    >
      <p className={css['lesson']} lang="en">
        {title}
      </p>
      {isOnItsWay && (
        <div className={css['progress']}>
          <ProgressBar value={percentSaved(saved.bytes, bytes)} label={progress} />
          <b aria-hidden="true">{progress}</b>
        </div>
      )}
    </Popup>
  );
}

function useWords(state: SaveState, bytes: number): { title: string; text?: string } {
  const t = useText();
  const size = megabytes(bytes);
  switch (state) {
    case 'none':
      return { title: t('offline.save'), text: t('offline.saveText', { size }) };
    case 'saving':
      return { title: t('offline.saving') };
    case 'partly':
      return { title: t('offline.partly') };
    case 'saved':
      return { title: t('offline.saved'), text: t('offline.savedText', { size }) };
    case 'full':
      return { title: t('offline.full'), text: t('offline.fullText') };
  }
}

type ActionsProps = Pick<Props, 'saved' | 'onClose'>;

function Actions({ saved: { state, save, remove }, onClose }: ActionsProps) {
  const t = useText();
  const install = useInstall();
  if (state === 'none' || state === 'full')
    return (
      <Button big wide onClick={save}>
        {t(state === 'none' ? 'action.save' : 'action.retry')}
      </Button>
    );
  if (state === 'saving')
    return (
      <Button variant="secondary" big wide onClick={remove}>
        {t('action.cancel')}
      </Button>
    );
  return (
    <>
      <Button big wide onClick={state === 'partly' ? save : onClose}>
        {t(state === 'partly' ? 'action.goOn' : 'action.ok')}
      </Button>
      <Button variant="quiet" big onClick={remove}>
        {t('offline.remove')}
      </Button>
      {state === 'saved' && install && (
        <Button variant="secondary" wide onClick={install}>
          {t('offline.install')}
        </Button>
      )}
    </>
  );
}
