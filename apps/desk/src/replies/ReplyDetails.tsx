import { isCallError } from '@digipals/client';
import type { DeskReply, ReplyOutcome } from '@digipals/contract';
import {
  Button,
  buttonClass,
  KeyCap,
  Notice,
  Tag,
  TextField,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { describeError } from '../shared/describe-error.ts';
import { forgetDrafts, idempotencyKeyFor, useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
import css from './RepliesPage.module.css';
import { byWords, outcomeWords, reasonTags, reasonWords } from './reply-words.ts';

type Work = ReturnType<typeof useWrites>;
type StepProps = { reply: DeskReply; work: Work; onFirst(by: string): void };

/** What a lead may do with a reply that waits. */
function Steps({ reply, work, onFirst }: StepProps) {
  const { replyId, letterCaseId } = reply;
  const name = `reply ${replyId}`;
  const [number, setNumber] = useDraft(`${name} case`, letterCaseId ?? '');
  const params = { replyId };
  const caseId = number.trim();
  const isReady = /^\d{1,9}$/.test(caseId) && !work.isSending;
  const onAnswer = ({ by, isOwn }: ReplyOutcome) => {
    if (!isOwn) onFirst(by);
    forgetDrafts(name);
  };
  const put = () => {
    const key = 'POST desk/replies/{replyId}/case';
    const body = { caseId };
    const idempotencyKey = idempotencyKeyFor(name, body);
    return work.write({
      ...{ key, onAnswer },
      send: call => call(key, { params, body, idempotencyKey }),
      done: answer => `${outcomeWords(answer)}: ${answer.by}`,
      describe: error =>
        isCallError(error) && error.status === 404
          ? `There is no case ${caseId} for you.`
          : describeError(error),
    });
  };
  const end = () => {
    const key = 'POST desk/replies/{replyId}/no-answer';
    const idempotencyKey = idempotencyKeyFor(name, key);
    return work.write({
      ...{ key, onAnswer },
      send: call => call(key, { params, idempotencyKey }),
      done: answer => `${outcomeWords(answer)}: ${answer.by}`,
    });
  };
  useKeys({ level: 'panel', keys: { 'control+enter': () => isReady && void put() } });
  return (
    <form
      className={css['steps']}
      onSubmit={event => {
        event.preventDefault();
        if (isReady) void put();
      }}
    >
      <TextField
        label="Number of the case"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={number}
        onChange={event => setNumber(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!isReady}>
        Put into case <KeyCap>Ctrl</KeyCap>
        <KeyCap>Enter</KeyCap>
      </Button>
      <Button disabled={work.isSending} onClick={() => void end()}>
        Needs no answer
      </Button>
    </form>
  );
}

/** What a lead did with a reply. */
function Done({ reply: { replyId, outcome }, work }: Omit<StepProps, 'onFirst'>) {
  const { now } = useServices();
  if (!outcome) return null;
  const undo = () => {
    const key = 'DELETE desk/replies/{replyId}/no-answer';
    const send = { params: { replyId } };
    return work.write({ key, done: 'It waits again', send: call => call(key, send) });
  };
  return (
    <p className={layout['row']}>
      <span>
        {outcomeWords(outcome)}: {byWords(outcome, now())}
      </span>
      {outcome.caseId !== null && (
        <Link to={`/cases/${outcome.caseId}`} className={buttonClass()}>
          Open case {outcome.caseId}
        </Link>
      )}
      {outcome.isOwn && outcome.caseId === null && (
        <Button disabled={work.isSending} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </p>
  );
}

/** A reply, and what a lead may do with it. */
export function ReplyDetails({ reply }: { reply: DeskReply }) {
  const work = useWrites();
  const [first, setFirst] = useState<string | null>(null);
  const { from, subject, text, at, number, reason, outcome } = reply;
  const isHere = outcome?.caseId == null;
  return (
    <>
      <div className={css['title']}>
        <h2>{from || 'Reply'}</h2>
        {number !== null && <Tag tone="accent">{number}</Tag>}
        <Tag tone="level2">{reasonTags[reason]}</Tag>
        <span className={textStyles['soft']}>{dayAndTime(at)}</span>
      </div>
      {isHere ? (
        <>
          <p className={textStyles['strong']}>{subject || 'No subject'}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
          <p className={css['text']} tabIndex={0}>
            {text || 'It has no text.'}
          </p>
        </>
      ) : (
        <p className={textStyles['soft']}>Its text is in the case.</p>
      )}
      {!outcome && <p className={textStyles['soft']}>{reasonWords[reason]}</p>}
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
      {outcome ? (
        <Done reply={reply} work={work} />
      ) : (
        <Steps reply={reply} work={work} onFirst={setFirst} />
      )}
      {!outcome && (
        <p className={textStyles['fine']}>
          Answer in the case. Whoever asks for a child by mail gets no name and no text.
        </p>
      )}
    </>
  );
}
