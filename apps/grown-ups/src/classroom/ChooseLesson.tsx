import type { ClassLessons } from '@digipals/contract';
import { useEffect, useRef } from 'react';
import { classroom } from '../words/classroom.ts';
import { lessonName } from '../words/lessons.ts';
import css from './ChooseLesson.module.css';

type Props = {
  name: string;
  lessons: ClassLessons['lessons'];
  chosen: string;
  onChoose(lessonId: string): void;
};

/** The lessons of the course in a row, of which one is chosen. */
export function ChooseLesson({ name, lessons, chosen, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Only when the page opens: later the chosen one is where it was tapped.
    const card = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (card && row.current) row.current.scrollLeft = card.offsetLeft - card.offsetWidth;
  }, []);
  return (
    <fieldset ref={row} className={css['row']} aria-label={classroom.which}>
      {lessons.map(({ lessonId, title, thumbnail, ...lesson }) => (
        <label key={lessonId}>
          <input
            type="radio"
            name={name}
            checked={lessonId === chosen}
            onChange={() => onChoose(lessonId)}
          />
          <img src={thumbnail} alt="" width="68" height="56" loading="lazy" />
          <b>{title}</b>
          <small>{lessonName(lesson)}</small>
        </label>
      ))}
    </fieldset>
  );
}
