import { caseOutcomes } from '@digipals/contract/constants';
import { LabelledTextBox, Segments, textStyles } from '@digipals/ui/grown-ups';
import { useDraft } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import { isSevere } from '../shared/severe.ts';
import { moment } from '../shared/times.ts';
import { caseOutcomeWords } from '../shared/words.ts';
import { CaseFormLayout } from './CaseFormLayout.tsx';
import { LetterForm } from './LetterForm.tsx';
import { type FormProps, useForm } from './use-form.ts';

/** The forms of a case. */
export type FormName = 'note' | 'strike' | 'letter' | 'close';

function NoteForm(props: FormProps) {
  const { found, work, onDone } = props;
  const name = `${found.caseId} note`;
  const send = useForm(name, props);
  const [text, setText] = useDraft(`${name} text`);
  return (
    <CaseFormLayout
      title="Note, staff only"
      words="Add the note"
      isReady={text.trim() !== '' && !work.isSending}
      onSend={() => send('POST desk/cases/{caseId}/notes', 'Noted', { text: text.trim() })}
      onCancel={onDone}
    >
      <LabelledTextBox
        label="What should others know?"
        maxLength={2_000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className={textStyles['fine']}>Who writes a note has the case from then on.</p>
    </CaseFormLayout>
  );
}

const spans = [
  { value: '30', words: '30 days' },
  { value: '90', words: '90 days' },
  { value: '180', words: '180 days' },
] as const;

function StrikeForm(props: FormProps) {
  const { found, work, onDone } = props;
  const { now } = useServices();
  const name = `${found.caseId} strike`;
  const send = useForm(name, props);
  const [text, setText] = useDraft(`${name} text`);
  const [days, setDays] = useDraft<(typeof spans)[number]['value']>(`${name} days`, '90');
  const ends = new Date(now() + Number(days) * 86_400_000).toISOString();
  return (
    <CaseFormLayout
      title={`Strike for ${found.child.pseudonym}`}
      words="Give the strike"
      isReady={text.trim() !== '' && !work.isSending}
      onSend={() =>
        send('POST desk/cases/{caseId}/strikes', 'The strike was given', {
          text: text.trim(),
          days: Number(days),
        })
      }
      onCancel={onDone}
    >
      <Segments label="How long" value={days} options={spans} onChoose={setDays} />
      <LabelledTextBox
        label="For what?"
        maxLength={2_000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <p className={textStyles['fine']}>
        It ends by itself on {moment(ends, 'year')}, and can be taken back at any time. The first of
        a kind is for teaching.
      </p>
    </CaseFormLayout>
  );
}

const outcomeChoices = caseOutcomes.map(value => ({
  value,
  words: caseOutcomeWords[value].replace(/^./, letter => letter.toUpperCase()),
}));

function CloseForm(props: FormProps) {
  const { found, work, onDone } = props;
  const name = `${found.caseId} close`;
  const send = useForm(name, props);
  const [outcome, setOutcome] = useDraft<(typeof caseOutcomes)[number]>(
    `${name} outcome`,
    found.closing?.outcome ?? 'taught',
  );
  const [text, setText] = useDraft(`${name} text`);
  const note = text.trim();
  const proposes = isSevere(found) && !found.closing;
  return (
    <CaseFormLayout
      title="Close the case"
      words={proposes ? 'Propose to close it' : 'Close it'}
      isReady={!work.isSending}
      onSend={() =>
        send(
          'POST desk/cases/{caseId}/close',
          proposes ? 'You proposed it' : 'The case is closed',
          {
            outcome,
            ...(note !== '' && { text: note }),
          },
        )
      }
      onCancel={onDone}
    >
      <Segments
        label="How it ends"
        value={outcome}
        options={outcomeChoices}
        onChoose={setOutcome}
      />
      <LabelledTextBox
        label="A last note, if you like"
        maxLength={2_000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {found.reports > 0 && (
        <p className={textStyles['fine']}>The children that reported it get a notification.</p>
      )}
    </CaseFormLayout>
  );
}

const forms = { note: NoteForm, strike: StrikeForm, letter: LetterForm, close: CloseForm };

/** The open form below the events of a case. */
export function OpenCaseForm({ name, ...props }: FormProps & { name: FormName }) {
  const Form = forms[name];
  return <Form {...props} />;
}
