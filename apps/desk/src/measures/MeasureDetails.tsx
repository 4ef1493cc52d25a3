import type { Measure } from '@digipals/contract';
import { Fact, Facts, Notice, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import layout from '../shared/layout.module.css';
import { Problem } from '../shared/Problem.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
import { MeasureSteps } from './MeasureSteps.tsx';
import {
  isAsked,
  measureName,
  measureReasonWords,
  measureStateWords,
  objectionWords,
} from './measure-words.ts';

/** What the child says, and who answers until when. */
function Asked({ measure }: { measure: Measure }) {
  const { objection } = measure;
  if (!objection) return null;
  const { because, text, at, answerBy, answeredBy, answer, mayAnswer } = objection;
  return (
    <section className={layout['panel']}>
      <h2>“Not fair”</h2>
      <p className={textStyles['faint']}>{dayAndTime(at)}</p>
      {because && <p>{objectionWords[because]}</p>}
      {text && <p lang="en">{text}</p>}
      {!because && !text && <p className={textStyles['soft']}>No words.</p>}
      {isAsked(measure) && (
        <Notice>
          <b>Answer by {dayAndTime(answerBy)}.</b>{' '}
          <span>
            {mayAnswer
              ? 'If nobody does, the measure ends.'
              : 'Another person answers. If none does, the measure ends.'}
          </span>
        </Notice>
      )}
      {answer && (
        <p className={textStyles['soft']}>
          {answeredBy}: {answer}
        </p>
      )}
    </section>
  );
}

/** A measure, what its child says to it, and what the adult may do. */
export function MeasureDetails({ measure }: { measure: Measure }) {
  const work = useWrites();
  const { child, caseId, by, confirmedBy, endedBy, until, text, note, isSeen } = measure;
  return (
    <aside className={layout['aside']} aria-label="Measure">
      <Asked measure={measure} />
      <section className={layout['panel']}>
        <h2>{measureName(measure)}</h2>
        <Facts>
          <Fact name="Child">{child.pseudonym}</Fact>
          <Fact name="State">{measureStateWords[measure.state]}</Fact>
          <Fact name="For">{measureReasonWords[measure.reason]}</Fact>
          <Fact name="By">{by}</Fact>
          {confirmedBy && <Fact name="Confirmed by">{confirmedBy}</Fact>}
          {until && <Fact name="Ends">{dayAndTime(until)}</Fact>}
          {endedBy && <Fact name="Ended by">{endedBy}</Fact>}
          <Fact name="Child has seen it">{isSeen ? 'Yes' : 'Not yet'}</Fact>
          <Fact name="Case">
            <Link to={`/cases/${caseId}`}>{caseId}</Link>
          </Fact>
        </Facts>
        <p>{note}</p>
        {text && (
          <p lang="en" className={textStyles['soft']}>
            “{text}”
          </p>
        )}
      </section>
      <Problem words={work.problem} />
      <MeasureSteps measure={measure} work={work} />
    </aside>
  );
}
