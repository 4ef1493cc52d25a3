import type { ClassSeats } from '@digipals/contract';
import { Question } from '../parts/Question.tsx';
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
    <Question
      yes={words.takeClass}
      title={words.takeTitle(className)}
      about={words.takeAbout(seats)}
      {...{ problem, isSending, onClose }}
      onYes={() => void take()}
    />
  );
}
