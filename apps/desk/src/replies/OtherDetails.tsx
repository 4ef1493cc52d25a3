import type { CaseItem, LostLetter } from '@digipals/contract';
import { Button, buttonClass, Fact, Facts, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { ActNotice, Title } from './parts.tsx';
import css from './RepliesPage.module.css';
import { byWords, letterWords } from './reply-words.ts';
import { useActs } from './use-acts.ts';

/** A letter that came back or was given up. */
export function LetterDetails({ letter, onDone }: { letter: LostLetter; onDone(): void }) {
  const { now } = useServices();
  const { letterId, number, caseId, tries, failedAt, dealtWith } = letter;
  const acts = useActs({ name: `letter ${letterId}`, dealtWith, onDone });
  const end = () => {
    const key = 'POST desk/letters/{letterId}/dealt-with';
    return acts.act({
      key,
      send: (call, idempotencyKey) => call(key, { params: { letterId }, idempotencyKey }),
      done: ({ by }) => `Dealt with: ${by}`,
    });
  };
  return (
    <>
      <Title words={`Letter ${number} did not arrive`} />
      <Facts>
        <Fact name="Kind">{letterWords(letter)}</Fact>
        <Fact name="Known since">{dayAndTime(failedAt)}</Fact>
        <Fact name="Tries">{tries}</Fact>
        {caseId !== null && (
          <Fact name="Case">
            <Link to={`/cases/${caseId}`}>{caseId}</Link>
          </Fact>
        )}
        {dealtWith && <Fact name="Dealt with">{byWords(dealtWith, now())}</Fact>}
      </Facts>
      <ActNotice acts={acts} what="letter" />
      {!dealtWith && (
        <>
          <p className={textStyles['soft']}>
            Nobody received it. Call instead, or have the address corrected and write again.
          </p>
          <div className={css['steps']}>
            <Button variant="primary" disabled={acts.isSending} onClick={() => void end()}>
              Mark as dealt with
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** A case with a reply that waits: it is answered there. */
export function CaseDetails({ found: { caseId, child } }: { found: CaseItem }) {
  return (
    <>
      <Title words={`The grown-up of ${child.pseudonym}`} />
      <p>A reply in this case waits for an answer.</p>
      <div className={css['steps']}>
        <Link to={`/cases/${caseId}`} className={buttonClass()}>
          Open case {caseId}
        </Link>
      </div>
      <p className={textStyles['fine']}>
        Answer with a letter in the case. If it needs no answer, write a note there.
      </p>
    </>
  );
}
