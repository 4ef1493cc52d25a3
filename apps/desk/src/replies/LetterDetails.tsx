import type { LostLetter } from '@digipals/contract';
import { Button, Fact, Facts, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { ActNotice } from './ActNotice.tsx';
import css from './RepliesPage.module.css';
import { byWords, isAutomatic, letterWords } from './reply-words.ts';
import { useActs } from './use-acts.ts';

/** A letter that came back or was given up. */
export function LetterDetails({ letter, onDone }: { letter: LostLetter; onDone(): void }) {
  const { now } = useServices();
  const { letterId, number, kind, caseId, tries, failedAt, dealtWith } = letter;
  const acts = useActs({ name: `letter ${letterId}`, dealtWith, onDone });
  const markDealtWith = () => {
    const key = 'POST desk/letters/{letterId}/dealt-with';
    return acts.act({
      key,
      send: (call, idempotencyKey) => call(key, { params: { letterId }, idempotencyKey }),
      done: ({ by }) => `Dealt with: ${by}`,
    });
  };
  return (
    <>
      <h2>Letter {number} did not arrive</h2>
      <Facts>
        <Fact name="Kind">{letterWords[kind]}</Fact>
        <Fact name="Failed">{dayAndTime(failedAt)}</Fact>
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
            {isAutomatic(letter)
              ? 'This letter was automatic. Check the address and the mail server.'
              : 'Nobody received it. Call instead, or have the address corrected and write again.'}
          </p>
          <div className={css['steps']}>
            <Button
              variant="primary"
              disabled={acts.isSending}
              onClick={() => void markDealtWith()}
            >
              Mark as dealt with
            </Button>
          </div>
        </>
      )}
    </>
  );
}
