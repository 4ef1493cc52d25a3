import { helpRequests } from '@digipals/contract/help-requests';
import { Button, LabelledTextBox } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { useDraft } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import css from './HelpThread.module.css';
import type { HelpWork } from './use-help.ts';

const { fewestOfReason, mostCharacters } = helpRequests;

/** Ends a request whose child waits for no answer, so that its case can be closed. */
export function EndForm({ caseId, work }: { caseId: string; work: HelpWork }) {
  const { call } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useDraft(`${caseId} end help text`);
  if (!isOpen) {
    return (
      <div>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          End the request
        </Button>
      </div>
    );
  }
  const isReady = text.trim().length >= fewestOfReason && !work.isSending;
  const key = 'POST desk/cases/{caseId}/help/end';
  const end = () =>
    work.step(key, 'The request is ended', () =>
      call(key, { params: { caseId }, body: { text: text.trim() } }),
    );
  return (
    <>
      <LabelledTextBox
        label={`Who helps the child now? At least ${fewestOfReason} characters`}
        maxLength={mostCharacters}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className={css['title']}>
        <Button disabled={!isReady} onClick={() => void end()}>
          End the request
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </>
  );
}
