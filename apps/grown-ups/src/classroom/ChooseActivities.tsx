import type { ClassLesson } from '@digipals/contract';
import { classroom } from '../words/classroom.ts';
import css from './ChooseActivities.module.css';
import { toggled } from './work.ts';

type Props = {
  activities: ClassLesson['activities'];
  /** The number of children in the class. */
  all: number;
  chosen: readonly string[];
  onChoose(activityIds: string[]): void;
};

/** The activities of a lesson, with how many children have done each. */
export const ChooseActivities = ({ activities, all, chosen, onChoose }: Props) => (
  <ul className={css['list']}>
    {activities.map(({ activityId, title, thumbnail, test, doneBy }) => (
      <li key={activityId}>
        <label>
          <input
            type="checkbox"
            checked={chosen.includes(activityId)}
            onChange={() => onChoose(toggled(chosen, activityId))}
          />
          <img src={thumbnail} alt="" width="46" height="46" loading="lazy" />
          <span>
            <b>{title}</b>
            <small>
              {test && `${classroom.test}. `}
              {classroom.doneBy(doneBy.length, all)}
            </small>
          </span>
        </label>
      </li>
    ))}
  </ul>
);
