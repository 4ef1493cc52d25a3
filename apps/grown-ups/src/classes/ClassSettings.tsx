import type { ClassPage } from '@digipals/contract';
import { Button, Dialog, FormError } from '@digipals/ui/grown-ups';
import { Act } from '../parts/Act.tsx';
import { DialogBody } from '../parts/Box.tsx';
import { classWords } from '../words/classes.ts';
import { ClassForm } from './ClassForm.tsx';
import { useClassChanges } from './use-class-changes.ts';

/** Changes a class: what its teacher says, its code, the archive. */
export function ClassSettings({ data, onClose }: { data: ClassPage; onClose(): void }) {
  const { schoolId, isArchived } = data;
  const { facts, save, newCode, setArchived, problem, isSending } = useClassChanges(data);
  const close = async (act: Promise<boolean>) => {
    if (await act) onClose();
  };
  return (
    <Dialog
      title={classWords.settings}
      actions={<Button onClick={onClose}>{classWords.cancel}</Button>}
      onClose={onClose}
    >
      <DialogBody>
        <ClassForm
          {...{ schoolId, facts }}
          action={classWords.save}
          onSave={next => save(next).then(onClose)}
        />
        <FormError words={problem} />
        <Act
          yes={classWords.newCode}
          about={classWords.newCodeAbout}
          disabled={isSending}
          onYes={() => void close(newCode())}
        />
        <Act
          yes={isArchived ? classWords.restore : classWords.archive}
          about={classWords.archiveAbout}
          disabled={isSending}
          asks={!isArchived}
          onYes={() => void close(setArchived(!isArchived))}
        />
      </DialogBody>
    </Dialog>
  );
}
