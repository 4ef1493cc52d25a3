import type { AskedChild, ClassChild } from '@digipals/contract';
import { askedText } from '../consents/consent-state.ts';
import { useProgress } from '../progress/use-progress.ts';
import { ChildTile } from './ChildTile.tsx';
import { workOf } from './ChildWork.tsx';
import css from './ClassPage.module.css';

type Props = {
  people: readonly ClassChild[];
  /** Those of which `people` are some: a child keeps its colour. */
  all?: readonly ClassChild[];
  classId: string;
  asked?: readonly AskedChild[];
};

/** What the family of a child has to answer, in words. */
const askedOf = (asked: readonly AskedChild[], { childId }: ClassChild): string | null => {
  const found = asked.find(one => one.childId === childId);
  return found ? askedText(found, Date.now()) : null;
};

/** Children of a class, each with what it is doing. */
export function ClassGrid({ people, all = people, classId, asked = [] }: Props) {
  const { data: progress } = useProgress(classId);
  return (
    <ul className={css['grid']}>
      {people.map(child => (
        <li key={child.childId}>
          <ChildTile
            child={child}
            place={all.indexOf(child)}
            to={`/classes/${classId}/children/${child.childId}`}
            asked={askedOf(asked, child)}
            work={workOf(progress, child.childId)}
          />
        </li>
      ))}
    </ul>
  );
}
