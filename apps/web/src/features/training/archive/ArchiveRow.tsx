import type { Lesson } from '@digipals/contract';
import { archivePercent, starOf } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { classes, Star } from '@digipals/ui';
import { lessonName } from '../../../shared/lesson-name.ts';
import css from './ArchiveRow.module.css';

type Props = {
  lesson: Lesson;
  offline: ReadonlyMap<string, number>;
  /** Whether its activities are on the path. */
  chosen: boolean;
  onChoose(): void;
};

/** A lesson in the drawer with its star: full if all activities are completed (TRAIN-31). */
export function ArchiveRow({ lesson, offline, chosen, onChoose }: Props) {
  const t = useText();
  const star = starOf(archivePercent(lesson.activities, offline));
  return (
    <li className={css['row']}>
      <button
        type="button"
        className={classes(css['lesson'], chosen && css['chosen'])}
        aria-current={chosen || undefined}
        onClick={onChoose}
      >
        <span className={css['picture']}>
          <img src={lesson.thumbnail} alt="" />
        </span>
        <span className={css['name']}>
          <span className={css['number']}>{lessonName(t, lesson)}</span>
          <b lang="en">{lesson.title}</b>
        </span>
        <Star
          fill={star}
          label={t(star === 'full' ? 'stars.full' : 'stars.empty')}
          className={css['star']}
        />
      </button>
    </li>
  );
}
