import { attempt, invalidateChanges, isCallError } from '@digipals/client';
import type { Submission } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { Button } from '@digipals/ui';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';

/** Lets the child remove a withheld text from the list. */
export default function DismissWithheld({ submissionId }: Submission) {
  const t = useText();
  const { call, queries } = useServices();
  const [failed, setFailed] = useState(false);
  const dismiss = async () => {
    const answer = await attempt(
      call('DELETE submissions/{submissionId}', { params: { submissionId } }),
    );
    // After a second tap the submission is gone already, which is fine.
    setFailed(isCallError(answer) && answer.code !== 'submission_gone');
    void invalidateChanges(queries, 'DELETE submissions/{submissionId}');
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void dismiss()}>
        {t('action.ok')}
      </Button>
      {failed && <p role="alert">{t('error.generic')}</p>}
    </>
  );
}
