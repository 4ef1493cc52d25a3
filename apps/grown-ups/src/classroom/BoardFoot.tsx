import { Domino } from '@digipals/ui/grown-ups';
import { classroom } from '../words/classroom.ts';
import { BoardFace, type BoardNames, nameOn } from './BoardFace.tsx';
import type { Groups, Numbered } from './board-groups.ts';
import css from './LiveBoard.module.css';

const list = new Intl.ListFormat('en-GB');

/** Children who are called by name: more would make the board too high. */
const MOST_CALLED = 3;

/** Who would like a hand. */
function wordsFor(stuck: readonly Numbered[], names: BoardNames): string {
  if (stuck.length === 0) return classroom.goingWell;
  if (names === 'pictures' || stuck.length > MOST_CALLED) return classroom.handHidden(stuck.length);
  const called = stuck.map(child => nameOn(child, names));
  return stuck.length === 1
    ? classroom.handOne(called[0] ?? '')
    : classroom.hand(list.format(called));
}

type GroupProps = {
  title: string;
  people: readonly Numbered[];
  names: BoardNames;
  about(child: Numbered): string | undefined;
};

const Group = ({ title, people, names, about }: GroupProps) =>
  people.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {people.map(child => (
          <BoardFace key={child.childId} {...{ child, names }} about={about(child)} />
        ))}
      </ul>
    </section>
  );

/** Who would like a hand, and who is not in the lesson. */
export function BoardFoot({ groups, names }: { groups: Groups; names: BoardNames }) {
  const { stuck, elsewhere, away, notHere } = groups;
  const isAnybodyHere = groups.playing.size > 0 || elsewhere.length > 0;
  const others = [...elsewhere, ...away, ...notHere];
  return (
    <footer className={css['foot']}>
      {isAnybodyHere && (
        <section className={css['help']} data-stuck={stuck.length > 0 || undefined}>
          <ul>
            {stuck.slice(0, 4).map(child => (
              <BoardFace
                key={child.childId}
                child={child}
                names={names === 'numbers' ? 'numbers' : 'pictures'}
              />
            ))}
          </ul>
          <p role="status">
            <b>{wordsFor(stuck, names)}</b>
            <span>{stuck.length > 0 ? classroom.handAbout : classroom.goingWellAbout}</span>
          </p>
        </section>
      )}
      {others.length > 0 && (
        <div className={css['others']}>
          <Group
            title={classroom.elsewhere}
            people={elsewhere}
            names={names}
            about={({ place }) => place?.title}
          />
          <Group
            title={classroom.away}
            people={away}
            names={names}
            about={({ minutes }) => classroom.minutes(minutes ?? 0)}
          />
          <Group title={classroom.notHere} people={notHere} names={names} about={() => undefined} />
        </div>
      )}
      <Domino mood={stuck.length > 0 ? 'hello' : 'cheer'} className={css['domino']} />
    </footer>
  );
}
