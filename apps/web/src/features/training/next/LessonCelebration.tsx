import type { CurrentLesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Confetti, Popup, Star } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { markCelebrated, wasCelebrated } from './celebrated.ts';
import css from './LessonCelebration.module.css';
import type { OpenLesson } from './use-open-lesson.ts';

type Props = { lesson: CurrentLesson; userId: string; openLesson: OpenLesson };

/** Celebrates a completed lesson once and opens the next one (NOTSHOWN-62). */
export function LessonCelebration({ lesson, userId, openLesson }: Props) {
  const t = useText();
  const { storage, sounds } = useServices();
  const { lessonId, nextLesson: next } = lesson;
  const [open, setOpen] = useState(() => !wasCelebrated(storage, userId, lessonId));
  useEffect(() => {
    if (!open) return;
    // Without user activation, for example after a reload, browsers block sound and log a warning.
    if (navigator.userActivation?.hasBeenActive) sounds.effect('achievement');
    markCelebrated(storage, userId, lessonId);
  }, [open, sounds, storage, userId, lessonId]);
  const close = () => setOpen(false);
  const words = next ? t('training.unlocked') : t('training.allDone');
  const act = () => {
    close();
    if (next) void openLesson.open(next.lessonId);
  };
  return (
    <Popup
      open={open}
      closable
      onClose={close}
      closeLabel={t('action.close')}
      mood="cheer"
      title={words}
      speaker={<ListenButton text={words} />}
      actions={
        <Button big wide onClick={act}>
          {next ? t('action.start') : t('common.hooray')}
        </Button>
      }
    >
      <div className={css['rain']}>
        <Confetti />
      </div>
      {next ? (
        <p className={css['next']}>
          <span className={css['picture']}>
            <img src={next.thumbnail} alt="" />
          </span>
          <span>
            <small>{t('training.lesson', { index: next.number })}</small>
            <b lang="en">{next.title}</b>
          </span>
        </p>
      ) : (
        <p className={css['stars']}>
          <Star fill="full" />
          <Star fill="full" className={css['middle']} />
          <Star fill="full" />
        </p>
      )}
    </Popup>
  );
}
