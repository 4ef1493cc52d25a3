import { type Call, isCallError } from '@digipals/client';
import type { DeskReply } from '@digipals/contract';
import { Button, buttonClass, KeyCap, Tag, TextField, textStyles } from '@digipals/ui/grown-ups';
import { Link } from '../app/Link.tsx';
import { useKeys } from '../keys/use-keys.ts';
import box from '../shared/box.module.css';
import { describeError } from '../shared/describe-error.ts';
import { useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { ActNotice } from './ActNotice.tsx';
import css from './RepliesPage.module.css';
import { byWords, outcomeWords, reasonTags, reasonWords } from './reply-words.ts';
import { type Acts, useActs } from './use-acts.ts';

const nameOf = ({ replyId }: DeskReply): string => `reply ${replyId}`;

type StepProps = { reply: DeskReply; acts: Acts };

/** What a lead may do with a reply that waits. */
function Steps({ reply, acts }: StepProps) {
  const { replyId, letterCaseId } = reply;
  const [number, setNumber] = useDraft(`${nameOf(reply)} case`, letterCaseId ?? '');
  const params = { replyId };
  const caseId = number.trim();
  const isReady = /^\d{1,9}$/.test(caseId) && !acts.isSending;
  const put = () => {
    const key = 'POST desk/replies/{replyId}/case';
    const body = { caseId };
    return acts.act({
      ...{ key, content: body },
      send: (call, idempotencyKey) => call(key, { params, body, idempotencyKey }),
      done: answer => `${outcomeWords(answer)}: ${answer.by}`,
      describe: error =>
        isCallError(error) && error.status === 404
          ? `Case ${caseId} or this reply was not found.`
          : describeError(error),
    });
  };
  const sayNoAnswer = () => {
    const key = 'POST desk/replies/{replyId}/no-answer';
    return acts.act({
      key,
      send: (call, idempotencyKey) => call(key, { params, idempotencyKey }),
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
        label="Case number"
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
      <Button disabled={acts.isSending} onClick={() => void sayNoAnswer()}>
        Needs no answer
      </Button>
    </form>
  );
}

/** What a lead did with a reply. */
function Done({ reply, acts }: StepProps) {
  const { now } = useServices();
  const { replyId, outcome } = reply;
  if (!outcome) return null;
  const undo = () => {
    const key = 'DELETE desk/replies/{replyId}/no-answer';
    const send = (call: Call) => call(key, { params: { replyId } });
    return acts.undo({ key, send, done: 'The reply waits again' });
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
        <Button disabled={acts.isSending} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </p>
  );
}

/** A reply, and what a lead may do with it. */
export function ReplyDetails({ reply, onDone }: { reply: DeskReply; onDone(): void }) {
  const { from, subject, text, at, number, reason, outcome } = reply;
  const acts = useActs({ name: nameOf(reply), dealtWith: outcome, onDone });
  const isHere = outcome?.caseId == null;
  return (
    <>
      <div className={css['title']}>
        <h2>{from || 'Reply'}</h2>
        {number !== null && <Tag tone="accent">{number}</Tag>}
        <Tag tone="level2">{reasonTags[reason]}</Tag>
        <span className={textStyles['soft']}>{dayAndTime(at)}</span>
      </div>
      {!outcome && <p className={textStyles['soft']}>{reasonWords[reason]}</p>}
      {isHere ? (
        <>
          <p className={textStyles['strong']}>{subject || 'No subject'}</p>
          <p className={box['box']}>{text || 'No text'}</p>
        </>
      ) : (
        <p className={textStyles['soft']}>The text is in the case.</p>
      )}
      <div className={css['foot']}>
        <ActNotice acts={acts} what="reply" />
        {outcome ? <Done reply={reply} acts={acts} /> : <Steps reply={reply} acts={acts} />}
        {!outcome && (
          <p className={textStyles['fine']}>
            Answer in the case. If somebody asks about a child by e-mail, give no name and no text.
          </p>
        )}
      </div>
    </>
  );
}
