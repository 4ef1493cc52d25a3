import type { Case } from '@digipals/contract';
import { caseOutcomes } from '@digipals/contract/constants';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { forgetDrafts, sendKey, useDraft } from '../shared/drafts.ts';
import { Segments } from '../shared/parts.tsx';
import { useServices } from '../shared/services.tsx';
import { moment } from '../shared/times.ts';
import { caseOutcomeWords } from '../shared/words.ts';
import { LetterForm } from './LetterForm.tsx';
import type { CaseWork } from './use-case.ts';

/** What can be written into a case. */
export type FormName = 'note' | 'strike' | 'letter' | 'close';

type FormProps = { found: Case; work: CaseWork; onDone(): void };

type SheetProps = {
  title: string;
  words: string;
  isReady: boolean;
  onSend(): void;
  onCancel(): void;
  children: ReactNode;
};

/** A form at the end of the case: Ctrl+Enter sends it. */
function Sheet({ title, words, isReady, onSend, onCancel, children }: SheetProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, []);
  const send = () => isReady && onSend();
  useKeys({ level: 'panel', keys: { 'control+enter': send, escape: onCancel } });
  return (
    <section ref={place} className="letter" aria-label={title}>
      <div className="lh">
        <b className="b">{title}</b>
      </div>
      <div className="lb">{children}</div>
      <div className="lf">
        <button type="button" className="btn p" disabled={!isReady} onClick={send}>
          {words} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          Cancel <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

type AreaProps = { label: string; value: string; onChange(value: string): void };

const Area = ({ label, value, onChange }: AreaProps) => (
  <label className="stack">
    {label}
    <textarea
      className="field note"
      maxLength={2_000}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </label>
);

function NoteForm({ found: { caseId }, work, onDone }: FormProps) {
  const { call } = useServices();
  const name = `${caseId} note`;
  const [text, setText] = useDraft(`${name} text`);
  const send = async () => {
    const body = { text: text.trim() };
    const done = await work.write('Noted', () =>
      call('POST desk/cases/{caseId}/notes', {
        params: { caseId },
        body,
        idempotencyKey: sendKey(name, body),
      }),
    );
    if (!done) return;
    forgetDrafts(name);
    onDone();
  };
  return (
    <Sheet
      title="Note, staff only"
      words="Add the note"
      isReady={text.trim() !== '' && !work.isSending}
      onSend={send}
      onCancel={onDone}
    >
      <Area label="What should others know?" value={text} onChange={setText} />
      <p className="fine">Who writes a note has the case from then on.</p>
    </Sheet>
  );
}

const spans = [
  { value: '30', words: '30 days' },
  { value: '90', words: '90 days' },
  { value: '180', words: '180 days' },
] as const;

function StrikeForm({ found: { caseId, child }, work, onDone }: FormProps) {
  const { call, now } = useServices();
  const name = `${caseId} strike`;
  const [text, setText] = useDraft(`${name} text`);
  const [days, setDays] = useDraft<(typeof spans)[number]['value']>(`${name} days`, '90');
  const ends = new Date(now() + Number(days) * 86_400_000).toISOString();
  const send = async () => {
    const body = { text: text.trim(), days: Number(days) };
    const done = await work.write('The strike was given', () =>
      call('POST desk/cases/{caseId}/strikes', {
        params: { caseId },
        body,
        idempotencyKey: sendKey(name, body),
      }),
    );
    if (!done) return;
    forgetDrafts(name);
    onDone();
  };
  return (
    <Sheet
      title={`Strike for ${child.pseudonym}`}
      words="Give the strike"
      isReady={text.trim() !== '' && !work.isSending}
      onSend={send}
      onCancel={onDone}
    >
      <Segments label="How long" value={days} options={spans} onChoose={setDays} />
      <Area label="For what?" value={text} onChange={setText} />
      <p className="fine">
        It ends by itself on {moment(ends, 'year')}, and can be taken back at any time. The first of
        a kind is for teaching.
      </p>
    </Sheet>
  );
}

function CloseForm({ found: { caseId, reports }, work, onDone }: FormProps) {
  const { call } = useServices();
  const name = `${caseId} close`;
  const [outcome, setOutcome] = useDraft<(typeof caseOutcomes)[number]>(
    `${name} outcome`,
    'taught',
  );
  const [text, setText] = useDraft(`${name} text`);
  const send = async () => {
    const body = { outcome, ...(text.trim() !== '' && { text: text.trim() }) };
    const done = await work.write('The case is closed', () =>
      call('POST desk/cases/{caseId}/close', {
        params: { caseId },
        body,
        idempotencyKey: sendKey(name, body),
      }),
    );
    if (!done) return;
    forgetDrafts(name);
    onDone();
  };
  return (
    <Sheet
      title="Close the case"
      words="Close it"
      isReady={!work.isSending}
      onSend={send}
      onCancel={onDone}
    >
      <Segments
        label="How it ends"
        value={outcome}
        options={caseOutcomes.map(value => ({
          value,
          words: caseOutcomeWords[value].replace(/^./, letter => letter.toUpperCase()),
        }))}
        onChoose={setOutcome}
      />
      <Area label="A last note, if you like" value={text} onChange={setText} />
      {reports > 0 && <p className="fine">The children that reported it are told.</p>}
    </Sheet>
  );
}

const forms = { note: NoteForm, strike: StrikeForm, letter: LetterForm, close: CloseForm };

/** The form that is open at the end of a case. */
export function CaseForms({ name, ...props }: FormProps & { name: FormName }) {
  const Form = forms[name];
  return <Form {...props} />;
}
