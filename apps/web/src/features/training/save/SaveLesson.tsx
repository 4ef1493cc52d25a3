import type { Lesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { classes, Icon } from '@digipals/ui';
import { useState } from 'react';
import type { SaveState } from '../../../worker/messages.ts';
import type { Step } from '../progress/steps.ts';
import { lessonToSave, percentSaved } from './lesson-to-save.ts';
import css from './SaveLesson.module.css';
import { SavePanel } from './SavePanel.tsx';
import { useSaveFor } from './save-for.ts';
import { useSavedLesson } from './use-saved-lesson.ts';

type SavableLesson = Pick<Lesson, 'lessonId' | 'title' | 'thumbnail' | 'bytes'>;
type Props = { lesson: SavableLesson; steps: readonly Step[] };

/**
 * The button that saves a lesson for offline use (OFFLINE-16), with its progress. Its panel first explains
 * what saving means. Renders nothing if the browser does not support it.
 */
export function SaveLesson({ lesson, steps }: Props) {
  const child = useSaveFor();
  if (!child || !('serviceWorker' in navigator)) return null;
  return (
    <Save key={lesson.lessonId} title={lesson.title} order={lessonToSave(lesson, steps, child)} />
  );
}

const labels = {
  none: 'offline.save',
  full: 'offline.save',
  saving: 'offline.saving',
  partly: 'offline.partly',
  saved: 'offline.saved',
} as const satisfies Record<SaveState, string>;

type SaveProps = { title: string; order: ReturnType<typeof lessonToSave> };

function Save({ title, order }: SaveProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const saved = useSavedLesson(order);
  // Reserves the space until the worker has answered.
  if (!saved) return <span className={css['place']} />;
  const percent = percentSaved(saved.bytes, order.bytes);
  return (
    <span className={css['place']}>
      <button
        type="button"
        className={classes(css['save'], css[saved.state])}
        aria-label={t(labels[saved.state])}
        aria-haspopup="dialog"
        data-save-state={saved.state}
        style={{ '--percent': percent }}
        onClick={() => setOpen(true)}
      >
        {saved.state === 'saved' ? <Icon name="ok" /> : <ToDevice />}
      </button>
      <SavePanel
        open={open}
        title={title}
        bytes={order.bytes}
        saved={saved}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}

/** An arrow into a tray. */
function ToDevice() {
  return (
    <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
      <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />
    </svg>
  );
}
