import type { LiveBoard } from '@digipals/contract';
import { EmptyState } from '@digipals/ui/grown-ups';
import { classroom } from '../words/classroom.ts';
import { BoardFace, type BoardNames } from './BoardFace.tsx';
import type { Groups } from './board-groups.ts';
import css from './LiveBoard.module.css';

/** Most children of an activity for whom there is room for large faces. */
const ROOMY = 6;

type Props = {
  activities: LiveBoard['lessons'][number]['activities'];
  groups: Groups;
  names: BoardNames;
};

/** The activities of a lesson with the children who play them. */
export function BoardColumns({ activities, groups, names }: Props) {
  if (activities.length === 0) {
    return (
      <div className={css['empty']}>
        <EmptyState title={classroom.nobodyPlays}>
          <p>{classroom.nobodyPlaysAbout}</p>
        </EmptyState>
      </div>
    );
  }
  const isRoomy = [...groups.playing.values()].every(children => children.length <= ROOMY);
  return (
    <div className={css['columns']} data-roomy={isRoomy || undefined}>
      {activities.map(({ activityId, title, thumbnail }, index) => {
        const children = groups.playing.get(activityId) ?? [];
        return (
          <section key={activityId} data-empty={children.length === 0 || undefined}>
            <header>
              <i>{index + 1}</i>
              <img src={thumbnail} alt="" width="76" height="76" />
              <h2>{title}</h2>
            </header>
            <ul>
              {children.map(child => (
                <BoardFace
                  key={child.childId}
                  {...{ child, names }}
                  about={child.place ? `${child.place.question}/${child.place.questions}` : ''}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
