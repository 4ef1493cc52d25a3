import { endpointQuery, invalidateChanges } from '@digipals/client';
import type { SchoolPeople } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions, DialogBody } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import { school } from '../words/school.ts';
import css from './ClassesOf.module.css';

type Props = {
  schoolId: string;
  person: SchoolPeople['people'][number];
  /** Classes that are already ticked besides those that the person teaches. */
  added?: readonly string[];
  onClose(): void;
};

/** Chooses the classes that a person teaches. */
export function ClassesOf({ schoolId, person, added = [], onClose }: Props) {
  const services = useServices();
  const queries = useQueryClient();
  const { data = [] } = useQuery(
    endpointQuery('GET grown-ups/schools/{schoolId}/classes', { schoolId }),
  );
  const [chosen, setChosen] = useState([...person.classes.map(({ classId }) => classId), ...added]);
  const { problem, isSending, send } = useSend();
  const toggle = (classId: string) =>
    setChosen(
      chosen.includes(classId) ? chosen.filter(one => one !== classId) : [...chosen, classId],
    );
  const save = async () => {
    const key = 'PUT grown-ups/schools/{schoolId}/people/{adultId}';
    const { adultId } = person;
    const isDone = await send(async () => {
      const body = { classIds: chosen };
      await withProof(services, () => services.call(key, { params: { schoolId, adultId }, body }));
      await invalidateChanges(queries, key);
    });
    if (isDone) onClose();
  };
  const current = data.filter(({ isArchived }) => !isArchived);
  return (
    <Dialog
      title={school.chooseClasses(person.name)}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        {current.length === 0 && <p>{school.noClasses}</p>}
        {current.map(({ classId, className }) => (
          <label key={classId} className={css['choice']}>
            <input
              type="checkbox"
              checked={chosen.includes(classId)}
              onChange={() => toggle(classId)}
            />
            {className}
          </label>
        ))}
        <FormError words={problem} />
        <Actions>
          <Button variant="primary" disabled={isSending} onClick={() => void save()}>
            {classWords.save}
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  );
}
