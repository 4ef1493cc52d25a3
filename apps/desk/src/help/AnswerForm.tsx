import { helpRequests } from '@digipals/contract/help-requests';
import { Button, KeyCap, LabelledTextBox, TextField, textStyles } from '@digipals/ui/grown-ups';
import { useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { forgetDrafts, idempotencyKeyFor, useDraft } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import css from './HelpThread.module.css';
import { helpfulSentences } from './help-words.ts';
import type { HelpWork } from './use-help.ts';

type Props = { caseId: string; pseudonym: string; ownName: string | null; work: HelpWork };

/** The next answer to a child, under the name of a grown-up. Nothing here promises secrecy. */
export function AnswerForm({ caseId, pseudonym, ownName, work }: Props) {
  const { call } = useServices();
  const draft = `${caseId} help`;
  const [name, setName] = useDraft(`${draft} name`, ownName ?? '');
  const [text, setText] = useDraft(`${draft} text`);
  const [showsSentences, setShowsSentences] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(text);
  useLayoutEffect(() => {
    typed.current = text;
  });
  const isReady = name.trim().length >= 2 && text.trim() !== '' && !work.isSending;
  /** Leaves what was typed while the answer was sent. */
  const clear = () => {
    const rest = typed.current.startsWith(text) ? typed.current.slice(text.length) : typed.current;
    forgetDrafts(`${draft} text`);
    setText(rest.trimStart());
  };
  const send = () => {
    if (!isReady) return;
    const said = { name: name.trim(), text: text.trim() };
    // The same answer that is sent again after a lost connection is one line, and a changed one is another.
    const body = { lineId: idempotencyKeyFor(`${draft} text`, said), ...said };
    const key = 'POST desk/cases/{caseId}/help/lines';
    void work.step(key, 'The answer is with the child', async () => {
      const changed = await call(key, { params: { caseId }, body });
      // Before the reads, which may take long: what is still in the field looks as if it was not sent.
      clear();
      return changed;
    });
  };
  useKeys({ level: 'page', form: () => place.current, keys: { 'control+enter': send } });
  return (
    <div ref={place} className={css['answer']}>
      <TextField
        label="Your first name, as the child sees it"
        maxLength={30}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <LabelledTextBox
        label="Your answer"
        maxLength={helpRequests.mostCharacters}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {showsSentences && (
        <div className={css['sentences']}>
          {helpfulSentences.map(sentence => (
            <Button key={sentence} onClick={() => setText(`${text} ${sentence}`.trim())}>
              {sentence}
            </Button>
          ))}
        </div>
      )}
      <div className={css['title']}>
        <Button variant="primary" disabled={!isReady} onClick={send}>
          Send to {pseudonym} <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
        <Button onClick={() => setShowsSentences(!showsSentences)}>Sentences that help</Button>
        <span className={textStyles['soft']}>
          Promise nothing that you cannot keep. Never promise to tell nobody.
        </span>
      </div>
    </div>
  );
}
