import type { ClassPage } from '@digipals/contract';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { classWords } from '../words/classes.ts';
import { useClassChanges } from './use-class-changes.ts';

type Props = {
  data: ClassPage;
  /** Called when the class is out: the button with the focus goes. */
  onRestored(): void;
};

/** Says that a class is archived, and takes it out. */
export function Archived({ data, onRestored }: Props) {
  const { setArchived, problem, isSending } = useClassChanges(data);
  const restore = async () => {
    if (await setArchived(false)) onRestored();
  };
  return (
    <Box title={classWords.isArchived}>
      <p>{classWords.archiveAbout}</p>
      <FormError words={problem} />
      <div>
        <Button variant="primary" disabled={isSending} onClick={() => void restore()}>
          {classWords.restore}
        </Button>
      </div>
    </Box>
  );
}
