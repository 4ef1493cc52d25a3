import type { ClassLessons } from '@digipals/contract';
import { Face } from '../parts/Face.tsx';
import css from './ChooseChildren.module.css';
import { toggled } from './work.ts';

type Props = {
  people: ClassLessons['children'];
  chosen: readonly string[];
  onChoose(children: string[]): void;
};

/** The children of a class as faces, of which some are chosen. */
export const ChooseChildren = ({ people, chosen, onChoose }: Props) => (
  <ul className={css['faces']}>
    {people.map(({ childId, name, avatarImage }, place) => (
      <li key={childId}>
        <button
          type="button"
          aria-pressed={chosen.includes(childId)}
          onClick={() => onChoose(toggled(chosen, childId))}
        >
          <Face avatarImage={avatarImage} place={place} />
          {name}
        </button>
      </li>
    ))}
  </ul>
);
