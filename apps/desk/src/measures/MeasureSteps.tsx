import type { Measure } from '@digipals/contract';
import { measures as rules } from '@digipals/contract/constants';
import { Button, LabelledTextBox } from '@digipals/ui/grown-ups';
import { forgetDrafts, useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { lengthOf } from '../shared/length-of.ts';
import type { useWrites } from '../shared/use-writes.ts';

type Props = { measure: Measure; work: ReturnType<typeof useWrites> };

function Confirm({ measure, work }: Props) {
  const key = 'POST desk/measures/{measureId}/confirm';
  const params = { measureId: measure.measureId };
  const confirm = () =>
    work.write({ key, done: 'It is active now', send: call => call(key, { params }) });
  return (
    <section className={layout['panel']}>
      <h2>Do you agree?</h2>
      <Button variant="primary" disabled={work.isSending} onClick={() => void confirm()}>
        Yes, start the {measure.days} days
      </Button>
    </section>
  );
}

function Answer({ measure, work }: Props) {
  const name = `answer ${measure.measureId}`;
  const [text, setText] = useDraft(`${name} text`);
  const key = 'POST desk/measures/{measureId}/answer';
  const params = { measureId: measure.measureId };
  const isReady = text.trim() !== '' && !work.isSending;
  const answer = async (isFair: boolean) => {
    const body = { isFair, text: text.trim() };
    const done = isFair ? 'It stands' : 'It is over';
    if (await work.write({ key, done, send: call => call(key, { params, body }) })) {
      forgetDrafts(name);
    }
  };
  return (
    <section className={layout['panel']}>
      <LabelledTextBox
        label="Your words to the child, short and kind"
        maxLength={rules.mostCharacters}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className={layout['row']}>
        <Button disabled={!isReady} onClick={() => void answer(true)}>
          It stands
        </Button>
        <Button disabled={!isReady} onClick={() => void answer(false)}>
          It was not fair, end it
        </Button>
      </div>
    </section>
  );
}

function TakeBack({ measure, work }: Props) {
  const name = `end ${measure.measureId}`;
  const [note, setNote] = useDraft(`${name} note`);
  const key = 'POST desk/measures/{measureId}/end';
  const params = { measureId: measure.measureId };
  const end = async () => {
    const body = { note: note.trim() };
    const done = 'It is taken back';
    if (await work.write({ key, done, send: call => call(key, { params, body }) })) {
      forgetDrafts(name);
    }
  };
  return (
    <section className={layout['panel']}>
      <LabelledTextBox
        label={`Why it ends now. At least ${rules.minNote} characters`}
        maxLength={rules.mostCharacters}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Button
        disabled={work.isSending || lengthOf(note.trim()) < rules.minNote}
        onClick={() => void end()}
      >
        Take it back
      </Button>
    </section>
  );
}

/** What the adult may do about a measure. */
export function MeasureSteps(props: Props) {
  const { mayConfirm, mayEnd, objection } = props.measure;
  return (
    <>
      {mayConfirm && <Confirm {...props} />}
      {objection?.mayAnswer && <Answer {...props} />}
      {mayEnd && <TakeBack {...props} />}
    </>
  );
}
