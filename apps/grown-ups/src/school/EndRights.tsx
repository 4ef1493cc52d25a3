import { invalidateChanges } from '@digipals/client';
import type { SchoolPeople } from '@digipals/contract';
import { Button } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { Actions } from '../parts/Box.tsx';
import { Question } from '../parts/Question.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { school } from '../words/school.ts';

type Person = SchoolPeople['people'][number];
type Props = {
  schoolId: string;
  person: Person;
  people: readonly Person[];
  onClose(): void;
  /** Gives classes to another person first. */
  onGive(person: Person, classIds: readonly string[]): void;
  onInvite(): void;
};

/** The classes that only this person teaches. */
const onlyTaughtBy = ({ adultId, classes }: Person, people: readonly Person[]) =>
  classes.filter(({ classId }) =>
    people.every(one => one.adultId === adultId || one.classes.every(of => of.classId !== classId)),
  );

/** Asks before every right of a person ends. Names the classes that then have no teacher, and gives them one first. */
export function EndRights({ schoolId, person, people, onClose, onGive, onInvite }: Props) {
  const { adultId, name } = person;
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const end = async () => {
    const key = 'DELETE grown-ups/schools/{schoolId}/people/{adultId}';
    const isDone = await send(async () => {
      await withProof(services, () => services.call(key, { params: { schoolId, adultId } }));
      await invalidateChanges(queries, key);
    });
    if (isDone) onClose();
  };
  const left = onlyTaughtBy(person, people);
  const others = people.filter(one => one.adultId !== adultId);
  return (
    <Question
      yes={school.end}
      title={`${school.end}: ${name}`}
      about={school.endAbout(name)}
      {...{ problem, isSending, onClose }}
      onYes={() => void end()}
    >
      {left.length > 0 && (
        <>
          <p>
            <b>{school.noTeacherLeft(left.map(({ className }) => className))}</b> {school.giveFirst}
          </p>
          <Actions>
            {others.map(other => (
              <Button
                key={other.adultId}
                onClick={() =>
                  onGive(
                    other,
                    left.map(({ classId }) => classId),
                  )
                }
              >
                {school.giveTo(other.name)}
              </Button>
            ))}
            <Button onClick={onInvite}>{school.invite}</Button>
          </Actions>
        </>
      )}
    </Question>
  );
}
