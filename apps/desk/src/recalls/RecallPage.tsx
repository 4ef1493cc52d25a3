import { endpointQuery, isCallError } from '@digipals/client';
import type { DeliveredText, RecallReason } from '@digipals/contract';
import { recallReasons, recalls as rules } from '@digipals/contract/constants';
import {
  Button,
  classes,
  EmptyState,
  KeyCap,
  LoadError,
  Notice,
  Select,
  TextBox,
  textStyles,
} from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Head } from '../app/Head.tsx';
import { useKeys } from '../keys/use-keys.ts';
import box from '../shared/box.module.css';
import { forgetDrafts, idempotencyKeyFor, useDraft } from '../shared/drafts.ts';
import layout from '../shared/layout.module.css';
import { lengthOf } from '../shared/length-of.ts';
import { Problem } from '../shared/Problem.tsx';
import { useServices } from '../shared/services.tsx';
import { dayAndTime } from '../shared/times.ts';
import { useWrites } from '../shared/use-writes.ts';
import { plural, receiver } from '../shared/words.ts';
import { RecallAside } from './RecallAside.tsx';
import css from './RecallPage.module.css';
import { recallReasonWords } from './recall-words.ts';
import { WhatChildrenSee, WhereItIs } from './WhereItIs.tsx';

function readWords({ isRead, kind }: DeliveredText): string {
  if (isRead !== null) return isRead ? 'Read' : 'Not read yet';
  return kind === 'status' ? 'On its profile' : 'On a wall';
}

function TakeBack({ found }: { found: DeliveredText }) {
  const { location } = useServices();
  const { submissionId } = found;
  const name = `recall ${submissionId}`;
  const [reason, setReason] = useDraft<RecallReason>(`${name} reason`, 'unkind');
  const [note, setNote] = useDraft(`${name} note`);
  const [more, setMore] = useState<readonly string[]>([]);
  const { write, problem, isSending } = useWrites();
  const count = lengthOf(note.trim());
  const left = rules.minNote - count;
  const isMany = more.length + 1 > rules.alone;
  const isReady = left <= 0 && !isSending && !found.isGone;
  const send = async () => {
    if (!isReady) return;
    const body = { submissionIds: [submissionId, ...more], reason, note: note.trim() };
    const idempotencyKey = idempotencyKeyFor(name, body);
    const key = 'POST desk/recalls';
    const isDone = await write({
      key,
      send: call => call(key, { body, idempotencyKey }),
      done: ({ state }) => (state === 'waits' ? 'It waits for a second adult' : 'It is taken back'),
    });
    if (!isDone) return;
    forgetDrafts(name);
    location.go('/recalls');
  };
  const cancel = () => location.go('/recalls');
  useKeys({ level: 'panel', keys: { 'control+enter': () => void send(), escape: cancel } });
  return (
    <>
      <Head
        title="Take back a delivered text"
        subtitle={`${found.from.pseudonym} to ${receiver(found.to, found.kind)}, delivered ${dayAndTime(found.deliveredAt)}`}
      />
      <div className={classes(layout['split'], css['split'])}>
        <div className={css['main']}>
          <p className={box['box']} lang="en">
            {found.text}
          </p>
          <p className={textStyles['soft']}>
            {plural(lengthOf(found.text), 'character')} · {readWords(found)} ·{' '}
            {found.reports === 0 ? 'No report yet' : plural(found.reports, 'report')}
            {found.caseId && ` · Case ${found.caseId} is open`}
          </p>
          {found.isGone && <Notice>No child can read it any more.</Notice>}
          <div className={css['words']}>
            <div>
              <div className={css['label']}>
                Reason<span>1 of {recallReasons.length}</span>
              </div>
              <Select
                label="Reason"
                options={recallReasons}
                words={recallReasonWords}
                value={reason}
                onChoose={setReason}
              />
            </div>
            <div>
              <div className={css['label']}>
                Note<span>{rules.minNote} at least</span>
              </div>
              <TextBox
                aria-label="Note"
                placeholder="What was missed, and whom does it hurt?"
                maxLength={1_000}
                value={note}
                onChange={event => setNote(event.target.value)}
              />
            </div>
          </div>
          <Problem words={problem} />
          <WhereItIs found={found} />
          <WhatChildrenSee found={found} />
        </div>
        <RecallAside found={found} chosen={more} onChoose={setMore} />
      </div>
      <div className={css['bar']}>
        <Button variant="primary" disabled={!isReady} onClick={() => void send()}>
          {isMany
            ? `Ask a second adult: ${more.length + 1} texts`
            : more.length === 0
              ? 'Take it back now'
              : `Take back ${more.length + 1} now`}{' '}
          <KeyCap>Ctrl</KeyCap>
          <KeyCap>Enter</KeyCap>
        </Button>
        <span className={textStyles['soft']} role="status">
          {left > 0 && `${plural(left, 'more character')} in the note.`}
        </span>
        <span className={layout['end']} />
        <Button variant="ghost" onClick={cancel}>
          Cancel <KeyCap>Esc</KeyCap>
        </Button>
      </div>
    </>
  );
}

/** Takes back one delivered text, or more of the same author. */
export function RecallPage({ submissionId }: { submissionId: string }) {
  const { data, error, refetch } = useQuery(
    endpointQuery('GET desk/texts/{submissionId}', { submissionId }),
  );
  if (data) return <TakeBack found={data} />;
  const isMissing = isCallError(error) && error.status === 404;
  return (
    <>
      <Head title="Take back a delivered text" />
      {isMissing && <EmptyState title="There is no such delivered text for you." />}
      {error && !isMissing && (
        <LoadError words="The text could not be loaded." onRetry={() => void refetch()} />
      )}
    </>
  );
}
