import type { ClassPage, ClassProgress } from '@digipals/contract';
import { Button, FormError } from '@digipals/ui/grown-ups';
import { bytesOf, saveFile } from '../shared/save-file.ts';
import { useServices } from '../shared/services.tsx';
import { useSend } from '../shared/use-send.ts';
import { progressWords } from '../words/progress.ts';
import { progressFile } from './progress-file.ts';

/** Saves the progress of a class: as a table, and as results for the school's own system. */
export function Exports({ data, progress }: { data: ClassPage; progress: ClassProgress }) {
  const { call } = useServices();
  const { problem, isSending, send } = useSend();
  const saveResults = () =>
    send(async () => {
      const { fileName, base64 } = await call('GET grown-ups/classes/{classId}/results', {
        params: { classId: data.classId },
      });
      saveFile(fileName, bytesOf(base64), 'application/zip');
    });
  return (
    <>
      <FormError words={problem} />
      <Button
        onClick={() =>
          saveFile(progressWords.csvName(data.className), progressFile(data, progress), 'text/csv')
        }
      >
        {progressWords.csv}
      </Button>
      <Button disabled={isSending} onClick={() => void saveResults()}>
        {progressWords.oneRoster}
      </Button>
    </>
  );
}
