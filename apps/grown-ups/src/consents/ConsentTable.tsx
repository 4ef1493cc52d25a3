import type { AskedChild } from '@digipals/contract';
import { askedPurposes } from '@digipals/contract/constants';
import { Button, Tag } from '@digipals/ui/grown-ups';
import { dayOf } from '../shared/dates.ts';
import { consentWords } from '../words/consents.ts';
import css from './ConsentTable.module.css';
import { askedText, consentOf } from './consent-state.ts';

const tones = { yes: 'accent', no: undefined, open: 'level1', paused: 'level1' } as const;

/** Who answered for a child last, how and when. */
function lastAnswer(child: AskedChild): string {
  const [last] = child.consents
    .filter(({ purpose, at }) => purpose !== 'learning' && at !== null)
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  if (!last?.at || !last.method) return askedText(child, Date.now()) ?? '';
  const { who, relation, method, at } = last;
  const person = who && relation ? `${who}, ${consentWords.relations[relation]}: ` : '';
  return `${person}${consentWords.methods[method]}, ${dayOf(at)}`;
}

type Props = { people: readonly AskedChild[]; onRecord(child: AskedChild): void };

/** The answers of the families of a class. */
export const ConsentTable = ({ people, onRecord }: Props) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">{consentWords.child}</th>
        {askedPurposes.map(purpose => (
          <th key={purpose} scope="col">
            {consentWords.purposes[purpose]}
          </th>
        ))}
        <th scope="col">{consentWords.by}</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {people.map(child => (
        <tr key={child.childId}>
          <th scope="row">
            {child.name}
            {child.email && <small>{child.email}</small>}
          </th>
          {askedPurposes.map(purpose => {
            const { state } = consentOf(child, purpose);
            return (
              <td key={purpose} data-label={consentWords.purposes[purpose]}>
                <Tag tone={tones[state]}>{consentWords.states[state]}</Tag>
              </td>
            );
          })}
          <td>{lastAnswer(child)}</td>
          <td>
            <Button aria-label={consentWords.recordOf(child.name)} onClick={() => onRecord(child)}>
              {consentWords.record}
            </Button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
