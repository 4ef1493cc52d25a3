import type { CaseItem, LostLetter } from '@digipals/contract';
import { Button, buttonClass, Fact, Facts, Notice, textStyles } from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { idempotencyKeyFor } from '../shared/drafts.ts';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
import css from './RepliesPage.module.css';
import { byWords, letterWords } from './reply-words.ts';

/** A letter that came back or was given up. */
export function LetterDetails({ letter }: { letter: LostLetter }) {
  const { now } = useServices();
  const work = useWrites();
  const [first, setFirst] = useState<string | null>(null);
  const { letterId, number, caseId, tries, failedAt, dealtWith } = letter;
  const end = () => {
    const key = 'POST desk/letters/{letterId}/dealt-with';
    const idempotencyKey = idempotencyKeyFor(`letter ${letterId}`, key);
    return work.write({
      key,
      send: call => call(key, { params: { letterId }, idempotencyKey }),
      onAnswer: ({ by, isOwn }) => {
        if (!isOwn) setFirst(by);
      },
      done: ({ by }) => `Dealt with: ${by}`,
    });
  };
  return (
    <>
      <div className={css['title']}>
        <h2>Letter {number} did not arrive</h2>
      </div>
      <Facts>
        <Fact name="What">{letterWords(letter)}</Fact>
        <Fact name="Known since">{dayAndTime(failedAt)}</Fact>
        <Fact name="Tries">{tries}</Fact>
        {caseId !== null && (
          <Fact name="Case">
            <Link to={`/cases/${caseId}`}>{caseId}</Link>
          </Fact>
        )}
        {dealtWith && <Fact name="Dealt with">{byWords(dealtWith, now())}</Fact>}
      </Facts>
      {first !== null && (
        <Notice>
          <b>{first} was first.</b> Yours has changed nothing.
        </Notice>
      )}
      {work.problem && (
        <Notice>
          <b>{work.problem}</b>
        </Notice>
      )}
      {!dealtWith && (
        <>
          <p className={textStyles['soft']}>
            Nobody has got it. Call instead, or have the address corrected and write again.
          </p>
          <div className={css['steps']}>
            <Button variant="primary" disabled={work.isSending} onClick={() => void end()}>
              Dealt with
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
      <div className={css['title']}>
        <h2>The grown-up of {child.pseudonym}</h2>
      </div>
      <p>A reply to a letter is in the case, and nobody has said anything to it.</p>
      <div className={css['steps']}>
        <Link to={`/cases/${caseId}`} className={buttonClass()}>
          Open case {caseId}
        </Link>
      </div>
      <p className={textStyles['fine']}>
        Answer with a letter in the case. A note there says that it needs no answer.
      </p>
    </>
  );
}
