import type { Lesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { RoundButton } from '@digipals/ui';
import { useId } from 'react';
import { lessonName } from '../../../shared/lesson-name.ts';
import { ArchiveRow } from './ArchiveRow.tsx';
import css from './ArchiveSlider.module.css';
import { SliderTrack } from './SliderTrack.tsx';
import { useSlider } from './use-slider.ts';

type Props = {
  lessons: readonly Lesson[];
  offline: ReadonlyMap<string, number>;
  /** The lesson on the path; null for the current lesson. */
  chosenId: string | null;
  onChoose(lessonId: string): void;
};

/** Lessons of the drawer, at most five visible, and a vertical slider for the rest (TRAIN-08, TRAIN-09). */
export function ArchiveSlider({ lessons, offline, chosenId, onChoose }: Props) {
  const t = useText();
  const id = useId();
  const start = lessons.findIndex(({ lessonId }) => lessonId === chosenId);
  const slider = useSlider(lessons.length, Math.max(0, start));
  const { place, last, rows, moveTo } = slider;
  const top = lessons[place];
  return (
    <>
      <div className={css['slider']}>
        <ul ref={slider.list} id={id} className={css['list']} onScroll={slider.onScroll}>
          {lessons.map(lesson => (
            <ArchiveRow
              key={lesson.lessonId}
              lesson={lesson}
              offline={offline}
              chosen={lesson.lessonId === chosenId}
              onChoose={() => onChoose(lesson.lessonId)}
            />
          ))}
        </ul>
        {last > 0 && top && (
          <SliderTrack
            slider={slider}
            total={lessons.length}
            label={t('training.archive')}
            valueText={`${lessonName(t, top)}: ${top.title}`}
            controls={id}
          />
        )}
      </div>
      {last > 0 && (
        <footer className={css['footer']}>
          <RoundButton
            icon="up"
            label={t('action.up')}
            disabled={place === 0}
            onClick={() => moveTo(place - rows)}
          />
          <RoundButton
            icon="down"
            colour="red"
            label={t('action.down')}
            disabled={place === last}
            onClick={() => moveTo(place + rows)}
          />
        </footer>
      )}
    </>
  );
}
