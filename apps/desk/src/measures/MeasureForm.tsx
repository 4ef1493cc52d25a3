import type { Case } from '@digipals/contract';
import {
  type MeasureKind,
  type MeasureReason,
  measureKinds,
  measureReasons,
  measures as rules,
} from '@digipals/contract/constants';
import { LabelledSelect, LabelledTextBox, Segments, textStyles } from '@digipals/ui/grown-ups';
import { CaseFormLayout } from '../cases/CaseFormLayout.tsx';
import { forgetDrafts, useDraft } from '../shared/drafts.ts';
import { lengthOf } from '../shared/length-of.ts';
import { Problem } from '../shared/Problem.tsx';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
import { plural } from '../shared/words.ts';
import css from './MeasurePage.module.css';
import {
  childTitles,
  measureKindWords,
  measureReasonWords,
  measureRules,
} from './measure-words.ts';

const DAY_MS = 86_400_000;

const kinds = measureKinds.map(value => ({ value, words: measureKindWords[value] }));
const lengths = [
  { value: '1', words: '1 day' },
  { value: '3', words: '3 days' },
  { value: '7', words: '7 days' },
  { value: '14', words: '14 days' },
  { value: '30', words: '30 days' },
] as const;
type Days = (typeof lengths)[number]['value'];

/** Texts of the child that the case has, by their ids. */
function textsOf({ events, child }: Case): ReadonlyMap<string, string> {
  const own = events.flatMap(({ context }) =>
    context.flatMap(({ submissionId, pseudonym, text }) =>
      submissionId !== null && pseudonym === child.pseudonym ? [[submissionId, text] as const] : [],
    ),
  );
  return new Map(own);
}

type Props = { found: Case; onDone(): void; onCancel(): void };

/** Sets a measure for the child of a case. */
export function MeasureForm({ found, onDone, onCancel }: Props) {
  const { now } = useServices();
  const { caseId, child } = found;
  const name = `${caseId} measure`;
  const [kind, setKind] = useDraft<MeasureKind>(`${name} kind`, 'pauseWriting');
  const [days, setDays] = useDraft<Days>(`${name} days`, '1');
  const [reason, setReason] = useDraft<MeasureReason>(`${name} reason`, 'unkind');
  const [textId, setTextId] = useDraft(`${name} text`);
  const [note, setNote] = useDraft(`${name} note`);
  const { write, problem, isSending } = useWrites();
  const texts = textsOf(found);
  const isPause = kind === 'pauseWriting';
  const length = isPause ? Number(days) : rules.weekDays;
  const isLong = length > rules.alone;
  const left = rules.minNote - lengthOf(note.trim());
  const ends = dayAndTime(new Date(now() + length * DAY_MS).toISOString());
  const send = async () => {
    const body = {
      ...{ kind, reason, note: note.trim() },
      ...(isPause && { days: length }),
      ...(texts.has(textId) && { submissionId: textId }),
    };
    const key = 'POST desk/cases/{caseId}/measures';
    const isDone = await write({
      key,
      send: call => call(key, { params: { caseId }, body }),
      done: ({ state }) => (state === 'waits' ? 'It waits for a second adult' : 'It is active now'),
    });
    if (!isDone) return;
    forgetDrafts(name);
    onDone();
  };
  return (
    <CaseFormLayout
      title={`A measure for ${child.pseudonym}`}
      words={isLong ? 'Ask a second adult' : 'Start it'}
      isReady={left <= 0 && !isSending}
      onSend={() => void send()}
      onCancel={onCancel}
      foot={
        <span className={textStyles['soft']} role="status">
          {left > 0 && `${plural(left, 'more character')} in the note.`}
        </span>
      }
    >
      <Segments label="What should change?" value={kind} options={kinds} onChoose={setKind} />
      <p className={textStyles['soft']}>{measureRules[kind]}</p>
      {isPause && <Segments label="How long" value={days} options={lengths} onChoose={setDays} />}
      <p>{isLong ? `It lasts ${length} days once a second adult agrees.` : `Ends ${ends}.`}</p>
      <div className={css['fields']}>
        <LabelledSelect
          label="For"
          options={measureReasons}
          words={measureReasonWords}
          value={reason}
          onChoose={setReason}
        />
        <LabelledSelect
          label="Text that the child reads again"
          options={['', ...texts.keys()]}
          words={{ '': 'None', ...Object.fromEntries(texts) }}
          value={texts.has(textId) ? textId : ''}
          onChoose={setTextId}
        />
      </div>
      <LabelledTextBox
        label="Note for the case"
        maxLength={rules.mostCharacters}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <div className={css['child']}>
        <b className={textStyles['strong']}>The child reads: {childTitles[kind]}.</b>
        <p className={textStyles['soft']}>
          Why, until when and what still works, in its language, and “I think this is not fair”.
        </p>
      </div>
      <Problem words={problem} />
    </CaseFormLayout>
  );
}
