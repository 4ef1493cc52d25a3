import type { Recall } from '@digipals/contract';
import { recalls as rules } from '@digipals/contract/constants';
import { Button, Fact, Facts, LabelledTextBox, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import { forgetDrafts, useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { lengthOf } from '../shared/length-of.ts';
import { Problem } from '../shared/Problem.tsx';
import { useWrites } from '../shared/use-writes.ts';
import { plural, receiver } from '../shared/words.ts';
import css from './RecallPage.module.css';
import { recallReasonWords, recallStateWords } from './recall-words.ts';

type Props = { recall: Recall; work: ReturnType<typeof useWrites> };

/** What the adult may do about a recall. */
function Steps({ recall, work }: Props) {
  const { recallId, state, restoringBy } = recall;
  const name = `restore ${recallId}`;
  const [note, setNote] = useDraft(`${name} note`);
  const params = { recallId };
  const confirm = () => {
    const key = 'POST desk/recalls/{recallId}/confirm';
    return work.write({ key, done: 'It is confirmed', send: call => call(key, { params }) });
  };
  const restore = async () => {
    const key = 'POST desk/recalls/{recallId}/restore';
    const isDone = await work.write({
      key,
      send: call => call(key, { params, body: { note: note.trim() } }),
      done: after =>
        after.state === 'restored' ? 'It is restored' : 'It waits for a second adult',
    });
    if (isDone) forgetDrafts(name);
  };
  return (
    <>
      {recall.mayConfirm && (
        <section className={layout['panel']}>
          <h2>Do you agree?</h2>
          <Button variant="primary" disabled={work.isSending} onClick={() => void confirm()}>
            {state === 'waits' ? 'Yes, take them back' : 'Yes, it stays gone'}
          </Button>
        </section>
      )}
      {restoringBy && state !== 'restored' && (
        <section className={layout['panel']}>
          <h2>Restore</h2>
          <p>{restoringBy} wants to restore it. A second adult of another role must say so.</p>
        </section>
      )}
      {recall.mayRestore && (
        <section className={layout['panel']}>
          <LabelledTextBox
            label={`Why children may read it. At least ${rules.minNote} characters`}
            maxLength={1_000}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
          <Button
            disabled={work.isSending || lengthOf(note.trim()) < rules.minNote}
            onClick={() => void restore()}
          >
            {restoringBy ? 'Restore it' : 'Propose to restore it'}
          </Button>
        </section>
      )}
    </>
  );
}

/** A recall: its texts, its devices, and what the adult may do. */
export function RecallDetails({ recall }: { recall: Recall }) {
  const work = useWrites();
  const { devices, texts, confirmedBy, restoredBy, caseId } = recall;
  return (
    <aside className={layout['aside']} aria-label="Recall">
      <section className={layout['panel']}>
        <h2>{plural(texts.length, 'text')}</h2>
        <ul className={css['also']}>
          {texts.map(({ submissionId, to, text }) => (
            <li key={submissionId}>
              <span className={textStyles['faint']}>To {receiver(to, 'post')}</span>
              <p lang="en">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={layout['panel']}>
        <h2>{recallStateWords[recall.state]}</h2>
        <Facts>
          <Fact name="Reason">{recallReasonWords[recall.reason]}</Fact>
          <Fact name="By">{recall.by}</Fact>
          {confirmedBy && <Fact name="Confirmed by">{confirmedBy}</Fact>}
          {restoredBy && <Fact name="Restored by">{restoredBy}</Fact>}
          {caseId && (
            <Fact name="Case">
              <Link to={`/cases/${caseId}`}>{caseId}</Link>
            </Fact>
          )}
        </Facts>
        <p>{recall.note}</p>
      </section>
      {recall.state !== 'waits' && (
        <section className={layout['panel']}>
          <h2>Devices</h2>
          <Facts>
            <Fact name="Dropped it">{devices.gone}</Fact>
            <Fact name="Signed out since">{devices.signedOut}</Fact>
            <Fact name="Silent">{devices.silent}</Fact>
          </Facts>
        </section>
      )}
      <Problem words={work.problem} />
      <Steps recall={recall} work={work} />
    </aside>
  );
}
