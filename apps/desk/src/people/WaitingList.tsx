import type { StaffInvitation, StaffPerson } from '@digipals/contract';
import { Button, buttonClass, Tag, textStyles } from '@digipals/ui/grown-ups';
import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { dayAndTime, moment } from '../shared/times.ts';
import { plural, roleWords } from '../shared/words.ts';
import css from './WaitingList.module.css';

type ItemProps = {
  what: string;
  about: string;
  /** The words of the button, which are also its name; without `onYes` somebody else must confirm. */
  yes: string;
  onYes: (() => void) | null;
  children?: ReactNode;
};

const Item = ({ what, about, yes, onYes, children }: ItemProps) => (
  <li>
    <p>
      <b>{what}</b> <span className={textStyles['soft']}>{about}</span>
    </p>
    <span>
      {!onYes && <Tag>Waits for another admin or lead</Tag>}
      {children}
      {onYes && (
        <Button variant="primary" aria-label={`${yes}: ${what}`} onClick={onYes}>
          {yes}
        </Button>
      )}
    </span>
  </li>
);

const isUnconfirmed = ({ factorReset }: StaffPerson): boolean =>
  factorReset !== null && factorReset.worksAt === null;

/** How many requests of an adult need a second person: a second factor anew, and ties to end. */
export const countWaiting = (person: StaffPerson): number =>
  (isUnconfirmed(person) ? 1 : 0) + (person.tiesToEnd > 0 ? 1 : 0);

type Props = {
  people: readonly StaffPerson[];
  invitations: readonly StaffInvitation[];
  onComeback(invitationId: string): void;
  onFactor(staffId: string): void;
  onTies(staffId: string): void;
  /** Who looks at the list. */
  ownId: string | undefined;
};

/** What needs a second person: adults who come back, second factors anew, ties to end. */
export function WaitingList({ people, invitations, onComeback, onFactor, onTies, ownId }: Props) {
  return (
    <section className={css['waiting']} aria-label="Needs a second person">
      <div className={layout['sectionHead']}>
        <h2>Needs a second person</h2>
      </div>
      <ul className={css['list']}>
        {people.map(({ staffId, name, factorReset }) => {
          if (!factorReset || factorReset.worksAt !== null) return null;
          const { by, at, reason, mayConfirm } = factorReset;
          return (
            <Item
              key={staffId}
              what={`Second factor of ${name} anew`}
              about={`asked by ${by}, ${dayAndTime(at)}: “${reason}”`}
              yes="Yes, I saw them too"
              onYes={mayConfirm ? () => onFactor(staffId) : null}
            >
              <Link to={`/people/${staffId}`} className={buttonClass()}>
                Open
              </Link>
            </Item>
          );
        })}
        {people.map(({ staffId, name, tiesToEnd }) => {
          if (tiesToEnd === 0) return null;
          return (
            <Item
              key={`${staffId} ties`}
              what={`${name} knows somebody no more`}
              about={`asks to end ${plural(tiesToEnd, 'tie')}. Ask why; whom is shown to nobody`}
              yes="Yes, that is so"
              onYes={staffId === ownId ? null : () => onTies(staffId)}
            />
          );
        })}
        {invitations.map(({ invitationId, name, role, by, at, mayConfirm }) => (
          <Item
            key={invitationId}
            what={`${name} comes back as ${roleWords[role].toLowerCase()}`}
            about={`asked by ${by}, ${moment(at, 'day')}`}
            yes="Yes, they may"
            onYes={mayConfirm ? () => onComeback(invitationId) : null}
          />
        ))}
      </ul>
    </section>
  );
}
