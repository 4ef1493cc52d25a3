import type { StaffPerson } from '@digipals/contract';
import { classes, Table, Tag, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { useRows } from '../shared/use-rows.ts';
import { roleWords } from '../shared/words.ts';
import css from './Box.module.css';
import { Sign } from './Box.tsx';
import { lastHere, readsWords, stateWords, vettingWords } from './people-words.ts';

type RowProps = { person: StaffPerson; isOn: boolean; onChoose(): void };

function Row({ person, isOn, onChoose }: RowProps) {
  const { now, location } = useServices();
  const { staffId, name, role } = person;
  const state = stateWords(person, now());
  const open = () => location.go(`/people/${staffId}`);
  return (
    <tr data-selected={isOn || undefined} onClick={onChoose} onDoubleClick={open}>
      <td>
        <span className={css['who']}>
          <Sign name={name} />
          <Link to={`/people/${staffId}`}>{name}</Link>
        </span>
      </td>
      <td>{roleWords[role]}</td>
      <td>{person.hasFactor ? 'App' : 'Not yet'}</td>
      <td className={classes(textStyles['soft'], layout['wideOnly'])}>{readsWords(person)}</td>
      <td className={textStyles['figures']}>{vettingWords(person, now()).words}</td>
      <td className={classes(textStyles['soft'], textStyles['figures'])}>
        {lastHere(person, now())}
      </td>
      <td>
        <Tag tone={state.tone}>{state.words}</Tag>
      </td>
    </tr>
  );
}

/** The adults of the desk. `J` and `K` choose one, `Enter` opens it. */
export function PeopleTable({ people }: { people: readonly StaffPerson[] }) {
  const { location } = useServices();
  const { chosen, choose } = useRows(people.length, {
    onEnter: place => {
      const person = people[place];
      if (person) location.go(`/people/${person.staffId}`);
    },
  });
  return (
    <Table choosable>
      <thead>
        <tr>
          <th>Person</th>
          <th>Role</th>
          <th>Second factor</th>
          <th className={layout['wideOnly']}>Reads</th>
          <th>Vetting</th>
          <th>Last here</th>
          <th>State</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person, place) => (
          <Row
            key={person.staffId}
            person={person}
            isOn={place === chosen}
            onChoose={() => choose(place)}
          />
        ))}
      </tbody>
    </Table>
  );
}
