import type { ClassPage } from '@digipals/contract';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { Box } from '../parts/Box.tsx';
import { classWords } from '../words/classes.ts';
import { useClassChanges } from './use-class-changes.ts';

/** Says that a class is archived, and takes it out. */
export function Archived({ data }: { data: ClassPage }) {
  const { setArchived, problem, isSending } = useClassChanges(data);
  return (
    <Box title={classWords.isArchived}>
      <p>{classWords.archiveAbout}</p>
      <FormError words={problem} />
      <div>
        <Button variant="primary" disabled={isSending} onClick={() => void setArchived(false)}>
          {classWords.restore}
        </Button>
      </div>
    </Box>
  );
}
