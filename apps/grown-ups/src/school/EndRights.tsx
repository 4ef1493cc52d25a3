import { invalidateChanges } from '@digipals/client';
import type { SchoolPeople } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { useQueryClient } from '@tanstack/react-query';
import { Actions, DialogBody } from '../parts/Box.tsx';
import { useServices, withProof } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { classWords } from '../words/classes.ts';
import { school } from '../words/school.ts';

type Person = SchoolPeople['people'][number];

/** Asks before every right of a person ends. */
export function EndRights({
  schoolId,
  person,
  onClose,
}: {
  schoolId: string;
  person: Person;
  onClose(): void;
}) {
  const services = useServices();
  const queries = useQueryClient();
  const { problem, isSending, send } = useSend();
  const { adultId, name } = person;
  const end = async () => {
    const key = 'DELETE grown-ups/schools/{schoolId}/people/{adultId}';
    const isDone = await send(async () => {
      await withProof(services, () => services.call(key, { params: { schoolId, adultId } }));
      await invalidateChanges(queries, key);
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={`${school.end}: ${name}`}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <p>{school.endAbout(name)}</p>
        <FormError words={problem} />
        <Actions>
          <Button variant="primary" disabled={isSending} onClick={() => void end()}>
            {classWords.sure}
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  );
}
