import type { ClassSeats } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { Actions, DialogBody } from '../parts/Box.tsx';
import { classWords } from '../words/classes.ts';
import { licences as words } from '../words/licences.ts';
import { useSeats } from './use-seats.ts';

type Props = { schoolId: string; of: ClassSeats; onClose(): void };

/** Asks before the seats of a class are taken back. */
export function TakeDialog({ schoolId, of: { classId, className, seats }, onClose }: Props) {
  const { problem, isSending, move } = useSeats(schoolId);
  const take = async () => {
    if (await move('take', { classId })) onClose();
  };
  return (
    <Dialog
      title={words.takeTitle(className)}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <p>{words.takeAbout(seats)}</p>
        <FormError words={problem} />
        <Actions>
          <Button variant="primary" disabled={isSending} onClick={() => void take()}>
            {words.takeClass}
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  );
}
