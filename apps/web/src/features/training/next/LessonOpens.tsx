import type { CurrentLesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button, Confetti, Popup, Star } from '@digipals/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { ListenButton } from '../../../shared/speech.tsx';
import { markCelebrated, wasCelebrated } from './celebrated.ts';
import css from './LessonOpens.module.css';
import type { StepOn } from './use-step-on.ts';

type Props = { lesson: CurrentLesson; userId: string; stepOn: StepOn };

/** The moment a lesson is done: once, with a way on to the next lesson (NOTSHOWN-62). */
export function LessonOpens({ lesson, userId, stepOn }: Props) {
  const t = useText();
  const { storage, sounds } = useServices();
  const { lessonId, nextLesson: next } = lesson;
  const [open, setOpen] = useState(() => !wasCelebrated(storage, userId, lessonId));
  useEffect(() => {
    if (!open) return;
    // Without a touch before, as after a reload, browsers play no sound and complain of the try.
    if (navigator.userActivation?.hasBeenActive) sounds.effect('achievement');
    markCelebrated(storage, userId, lessonId);
  }, [open, sounds, storage, userId, lessonId]);
  const close = () => setOpen(false);
  const words = next ? t('training.unlocked') : t('training.allDone');
  const act = () => {
    close();
    if (next) void stepOn.go(next.lessonId);
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
